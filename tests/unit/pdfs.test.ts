import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { summaries } from '../../scripts/build/pdfs/documents';
import { inLines, summaryPdf } from '../../scripts/build/pdfs/layout';

/** With the space that stays on its line before a unit. */
const tied = (line: string) => line.replace(/ (?=h\b|°)/g, '\u00a0');

/** That they are committed as the facts make them is checked by `npm run check:generated`. */
describe('the downloadable summaries', () => {
  it.each(summaries.map((summary) => [summary.title, summary] as const))(
    '%s says that it is a summary, and promises no report',
    (_, { notice, ...summary }) => {
      expect(notice.title).toBe('This is a summary. Ask us for the lab’s own report.');
      expect(JSON.stringify([notice, summary])).not.toMatch(/signed|on request/);
      expect(notice.text).toContain('it is not a certificate');
      expect(JSON.stringify([notice, summary])).not.toMatch(/not published/i);
    },
  );

  it('no line breaks inside a figure', () => {
    const doc = new PDFDocument();
    doc.registerFont('bold', 'Helvetica-Bold');
    const text = 'Steady range: 12–18\u202fh, plan with 12\u202fh\nWhite, 1–6\u202f°C (34–43\u202f°F)';
    const lines = inLines(doc, text, { font: 'bold', size: 10 }, 92).split('\n');
    expect(lines).toEqual(['Steady range:', '12–18 h, plan with', '12 h', 'White, 1–6 °C', '(34–43 °F)'].map(tied));
  });

  it('a summary that does not fit on its page stops the script', async () => {
    const [summary] = summaries;
    if (!summary) throw new Error('There is no summary');
    const twice = { ...summary, sections: [...summary.sections, ...summary.sections] };
    await expect(summaryPdf(twice)).rejects.toThrow('monarch-xvo-10-validation-summary.pdf: the content does not fit');
  });
});
