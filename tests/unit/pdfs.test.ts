/** The words of products, their field sheets, and the summaries of tests. */
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { conversionNote } from '../../frontend/src/content/facts/text';
import { products } from '../../frontend/src/content/products/all';
import { topics } from '../../frontend/src/content/topics';
import { formatDimensions, formatQuantity } from '../../frontend/src/domain/quantities';
import { pathOf } from '../../frontend/src/routes/paths';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { pageAt } from '../../frontend/src/site/pages';
import { writePdfs } from '../../scripts/build/pdfs';
import { summaries } from '../../scripts/build/pdfs/documents';
import { fieldSheet } from '../../scripts/build/pdfs/field-sheet';
import { inLines, summaryPdf } from '../../scripts/build/pdfs/layout';
import type { Summary } from '../../scripts/build/pdfs/summary';
import { proseIn } from '../../scripts/check/figures/prose';
import { isInBothUnits } from '../../scripts/check/site/document-rules';

const site = readSiteEnvironment({});
const day = new Date('2026-02-03T00:00:00Z');
const sheets = [...products.values()].map(
  (product) => [product.name, product, fieldSheet(product, site, day)] as const,
);
const rowsOf = ({ sections }: Summary) => sections.flatMap(({ table }) => table?.rows ?? []);
const sheetOf = (name: string) => sheets.find(([its]) => its === name)?.[2] as Summary;

/** Sentences about what the site lacks. Open points are listed under "Ask about" instead. */
const lacks =
  /not published|unpublished|published (?:for|on) (?:no|nothing)|nothing (?:is )?(?:of this )?(?:is )?published|\bno (?:[\w-]+ ){1,6}(?:is|are) (?:published|listed)|not listed|none (?:is )?listed|not on this site|not named/i;

it('a SOURCE_DATE_EPOCH that is no number is refused', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '2026-02-03');
  await expect(writePdfs('/nowhere')).rejects.toThrow('SOURCE_DATE_EPOCH="2026-02-03": expected seconds since 1970');
});

it.each([...products.values(), pageAt(pathOf('faqs')).content])('no text says what the site lacks: %#', (content) => {
  expect(proseIn(content).filter((text) => lacks.test(text))).toEqual([]);
});

describe.each(sheets)('the field sheet of %s', (_, product, sheet) => {
  const texts = proseIn(sheet);
  const all = texts.join('\n').toLowerCase();

  it('has every published figure, and every test', () => {
    const { temperatures, holdTimes, interior, exterior, more, testedTo, qualifiedTo = [] } = product.facts;
    const values = [
      ...[...temperatures, ...holdTimes, ...interior, ...exterior, ...more].map(({ value }) =>
        typeof value === 'string' ? value : 'size' in value ? formatDimensions(value) : formatQuantity(value),
      ),
      ...testedTo,
      ...qualifiedTo,
    ];
    // The parts of a list, which a table may have in rows.
    const parts = values.flatMap((value) => value.toLowerCase().split(/, | and /));
    expect(parts.filter((part) => !all.includes(part))).toEqual([]);
  });

  it('gives each temperature and each length in both units', () => {
    const values = sheet.keyFigures.filter(({ label }) => label !== 'Kinds').map(({ value }) => value);
    const cells = [...values, ...rowsOf(sheet).flat()];
    expect(cells.filter((cell) => !isInBothUnits(cell))).toEqual([]);
    const isConverted = cells.some((cell) => /\((?:±|−)?\d/.test(cell));
    expect(all.includes(conversionNote.toLowerCase())).toBe(isConverted);
  });

  it('names what to ask about, once, and says nowhere what the site lacks', () => {
    expect(texts.filter((text) => lacks.test(text))).toEqual([]);
    const named = sheet.sections.at(-1)?.paragraphs?.[0];
    expect(named).toBe(`${product.askAbout.map((topic) => topics[topic]).join('; ')}.`);
  });

  it('names company, date and URL, and that it is an uncontrolled copy', () => {
    expect(sheet.notice.title).toBe('Uncontrolled copy');
    for (const part of ['February 3, 2026', site.origin + pathOf(product.id), site.address, site.phone, site.email])
      expect(sheet.notice.text).toContain(part);
  });

  it('fits on its page with a long name and address, and is tagged, as the accessibility page says', async () => {
    const long = { ...site, name: 'A Company of a Long Name Limited', address: `${site.address}, ${site.address}` };
    // Rejects for a second page.
    const pdf = (await summaryPdf(fieldSheet(product, long, day), day, false)).toString('latin1');
    const said = [/\/MarkInfo \d+ 0 R/, /\/Marked true/, /\/StructTreeRoot \d+ 0 R/, /\/Lang \(en-US\)/];
    expect(said.filter((part) => !part.test(pdf))).toEqual([]);
    const tags = [...pdf.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag);
    const tables = rowsOf(sheet).length > 0 ? ['Table', 'TR', 'TH', 'TD'] : [];
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', ...tables]));
    // PDF/UA: each heading cell says whether it heads a column or a row.
    expect(pdf.match(/\/Scope \/(?:Column|Row)\b/g)?.length).toBe(pdf.match(/\/S \/TH\b/g)?.length);
    expect(pdf.match(/\/S \/LBody\b/g)?.length).toBe(pdf.match(/\/S \/LI\b/g)?.length);
    const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, stream]) => stream ?? '');
    const [content = ''] = streams.filter((stream) => stream.includes(' BDC'));
    const shown = /\bT[Jj]\b/g;
    expect(content.match(shown)?.length).toBeGreaterThan(10);
    expect(content.replaceAll(/\b(?:BDC|BMC)\b[\s\S]*?\bEMC\b/g, '')).not.toMatch(shown);
  });
});

describe('the top of a sheet has what decides', () => {
  it('of a cooler with variants, each with its own range and hours', () => {
    expect(sheetOf('Kelvin').keyFigures.map(({ label, value }) => [label, value.replaceAll('\u202f', ' ')])).toEqual([
      ['Temperature', '1–6 °C (34–43 °F)\n2–8 °C (36–46 °F)\n−18 °C (0 °F)'],
      ['Hold time', 'Up to 24 h, by variant'],
      ['Openings', 'Up to 4 openings per 24 h'],
      ['Label color', 'White, 1–6 °C (34–43 °F)\nBlue, 2–8 °C (36–46 °F)'],
    ]);
  });

  it('with a legend where a table has a dash', () => {
    for (const [name, , sheet] of sheets) {
      const hasDash = rowsOf(sheet).some((row) => row.includes('—'));
      expect(/A dash: /.test(proseIn(sheet).join(' ')), name).toBe(hasDash);
    }
  });
});

/** With the space that stays on its line before a unit. */
const tied = (line: string) => line.replace(/ (?=h\b|°)/g, '\u00a0');

describe('the downloadable summaries', () => {
  it.each(summaries)('$title says that it is a summary, and promises no report', ({ notice, ...summary }) => {
    expect(notice.title).toBe('This is a summary. Ask us for the lab’s own report.');
    expect(JSON.stringify([notice, summary])).not.toMatch(/signed|on request/);
    expect(notice.text).toContain('it is not a certificate');
    expect(JSON.stringify([notice, summary])).not.toMatch(/not published/i);
    // A reader files what is on top of a summary as a result of the tests.
    expect(summary.keyFigures.map(({ label }) => label).join()).not.toMatch(/hold|held|steady|range/i);
    expect(proseIn(summary).join(' ')).toContain('hours of a test are not a hold time');
  });

  it('no line breaks inside a figure', () => {
    const doc = new PDFDocument();
    doc.registerFont('bold', 'Helvetica-Bold');
    const text = 'Steady range: 12–18\u202fh, plan with 12\u202fh\nWhite, 1–6\u202f°C (34–43\u202f°F)';
    const lines = inLines(doc, text, { font: 'bold', size: 10 }, 92).split('\n');
    expect(lines).toEqual(['Steady range:', '12–18 h, plan with', '12 h', 'White, 1–6 °C', '(34–43 °F)'].map(tied));
  });

  it('a summary that does not fit on its page stops the script', async () => {
    const [summary] = summaries as [Summary];
    const twice = { ...summary, sections: [...summary.sections, ...summary.sections] };
    await expect(summaryPdf(twice, day)).rejects.toThrow(
      'monarch-xvo-10-validation-summary.pdf: the content does not fit',
    );
  });
});
