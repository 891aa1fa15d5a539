/**
 * Draws a summary as one Letter page: a tagged PDF with a structure tree for headings, paragraphs and tables. pdfmake 0.3 (25
 * packages, 40 MB) would do the layout, but adds no structure elements, and PDF/UA requires them. Chromium prints tagged
 * pages: the 16 field sheets in a quarter of the time, with 27 kB each on average as against 25. But it does not declare
 * PDF/UA, and a build would need a browser.
 */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { color } from '../../../frontend/src/theme/tokens';
import type { KeyFigure, Summary, SummarySection, SummaryTable } from './summary';

const require = createRequire(import.meta.url);
const fontFile = (weight: number) => require.resolve(`@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`);
const fonts = { regular: fontFile(400), semibold: fontFile(600), bold: fontFile(700) } as const;
type FontName = keyof typeof fonts;

/** What a PDF is made with beside its summary: this layout, its colors and fonts, and the versions of the libraries. */
export const layoutSources = [
  import.meta.filename,
  'frontend/src/theme/tokens.ts',
  'package-lock.json',
  ...Object.values(fonts),
];

const page = { width: 612, height: 792, margin: 48, foot: 34 } as const;
const column = page.width - 2 * page.margin;
const across = { x: page.margin, width: column };

/** Sizes and spaces, in points. */
const roomy = { header: 142, eyebrow: 38, title: 25, figure: 13, body: 9.5, cell: 4.5, part: 18, top: 22 } as const;
const dense = { header: 100, eyebrow: 24, title: 20, figure: 10.5, body: 8.5, cell: 3, part: 12, top: 18 } as const;
type Room = typeof roomy | typeof dense;
const roomOf = (summary: Summary): Room => (summary.dense ? dense : roomy);

interface Style {
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
}
const styles = {
  eyebrow: { font: 'semibold', size: 8.5, color: color.blue300 },
  title: { font: 'bold', size: 25, color: color.white },
  subtitle: { font: 'regular', size: 11, color: color.ice200 },
  heading: { font: 'bold', size: 13, color: color.navy900 },
  body: { font: 'regular', size: 9.5, color: color.ink },
  label: { font: 'semibold', size: 8, color: color.inkSoft },
  value: { font: 'bold', size: 13, color: color.navy900 },
  small: { font: 'regular', size: 8, color: color.inkSoft },
} as const satisfies Record<string, Style>;

// The typeface has no narrow no-break space. Measures are kept on one line.
const written = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll(' × ', '\u00a0×\u00a0');

type Doc = PDFKit.PDFDocument;

/** The most that pdfkit measures for the end of a line. */
const lineEnd = (size: number) => size;

/** Breaks a text into lines at spaces only: pdfkit also breaks after a dash, as in "12–18 h". */
export function inLines(doc: Doc, text: string, { font, size }: Pick<Style, 'font' | 'size'>, width: number): string {
  doc.font(font).fontSize(size);
  const lines: string[] = [];
  for (const paragraph of written(text).split('\n')) {
    const [first = '', ...words] = paragraph.split(' ');
    lines.push(first);
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (doc.widthOfString(longer) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
  }
  return lines.join('\n');
}

type Element = PDFKit.PDFStructureElement;

/** Marks what `draw` draws as decoration, which screen readers skip. */
function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Adds a structure element around what `draw` draws. */
function element(doc: Doc, parent: Element, tag: string, draw: () => void): void {
  parent.add(doc.struct(tag, {}, draw as unknown as Element));
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function write(doc: Doc, text: string, style: Style, at: Place): void {
  const { font, size, color: fill } = style;
  const lines = inLines(doc, text, style, at.width);
  doc
    .font(font)
    .fontSize(size)
    .fillColor(fill)
    .text(lines, at.x, at.y, { width: at.width + lineEnd(size), lineGap: size * 0.28 });
}

/** Writes a text as a structure element and returns the y below it. */
function paragraph(doc: Doc, parent: Element, tag: string, text: string, style: Style, at: Place): number {
  element(doc, parent, tag, () => write(doc, text, style, at));
  return doc.y;
}

/** The height of a text in lines of this width. */
const heightOf = (doc: Doc, text: string, style: Style, width: number, lineGap: number): number =>
  doc.heightOfString(inLines(doc, text, style, width), { width: width + lineEnd(style.size), lineGap });

function drawHeader(doc: Doc, root: Element, summary: Summary): void {
  const { eyebrow, title, subtitle } = summary;
  const { header: headerHeight, eyebrow: top, title: size } = roomOf(summary);
  artifact(doc, () => {
    doc.rect(0, 0, page.width, headerHeight).fill(color.navy900);
    const third = page.width / 3;
    [color.labelWhite, color.labelBlue, color.labelOrange].forEach((fill, index) => {
      doc.rect(index * third, headerHeight, third, 4).fill(fill);
    });
    doc.rect(0, headerHeight, third, 4).fill(color.ice200);
  });
  let y = paragraph(doc, root, 'P', eyebrow, styles.eyebrow, { ...across, y: top }) + 5;
  y = paragraph(doc, root, 'H1', title, { ...styles.title, size }, { ...across, y });
  paragraph(doc, root, 'P', subtitle, styles.subtitle, { ...across, y });
}

function drawKeyFigures(doc: Doc, root: Element, figures: readonly KeyFigure[], top: number, room: Room): number {
  if (figures.length === 0) return top - room.part;
  const gap = 10;
  const width = (column - gap * (figures.length - 1)) / figures.length;
  const padding = 10;
  const inside = width - 2 * padding;
  const style = { ...styles.value, size: room.figure };
  const height = 36 + Math.max(...figures.map(({ value }) => heightOf(doc, value, style, inside, 2)));
  const list = doc.struct('L');
  root.add(list);
  figures.forEach(({ label, value }, index) => {
    const x = page.margin + index * (width + gap);
    artifact(doc, () => {
      doc.roundedRect(x, top, width, height, 5).fill(color.ice50);
      doc.rect(x, top, width, 2).fill(color.blue500);
    });
    const item = doc.struct('LI');
    list.add(item);
    element(doc, item, 'LBody', () => {
      write(doc, label, styles.label, { x: x + padding, y: top + 11, width: inside });
      write(doc, value, style, { x: x + padding, y: doc.y + 1, width: inside });
    });
  });
  list.end();
  return top + height;
}

/** The types lack the scope. PDF/UA requires it in heading cells. */
type Cell = PDFKit.Mixins.CellOptions & { readonly scope?: 'Column' | 'Row' };

function drawTable(doc: Doc, parent: Element, { columns, rows }: SummaryTable, top: number, { cell }: Room): number {
  const { size } = styles.body;
  const heading = (text: string): Cell => ({
    text: written(text),
    type: 'TH',
    scope: 'Column',
    backgroundColor: color.ice100,
    borderColor: color.lineStrong,
    textColor: color.navy900,
    font: { src: fonts.semibold, family: 'semibold', size: 8.5 },
  });
  const beside = 8;
  const cells = (row: readonly string[]) =>
    row.map((text, index): Cell => {
      const font = index === 0 ? 'semibold' : 'regular';
      const width = (columns[index]?.width ?? 1) * column - 2 * beside - lineEnd(size);
      return {
        text: inLines(doc, text, { font, size }, width),
        ...(index === 0 ? { type: 'TH', scope: 'Row' } : { type: 'TD' }),
        font: { src: fonts[font], family: font },
      };
    });
  const data = [columns.map(({ label }) => heading(label)), ...rows.map(cells)];
  doc.font(styles.body.font).fontSize(size).fillColor(color.ink);
  doc.table({
    position: { x: page.margin, y: top },
    maxWidth: column,
    columnStyles: columns.map(({ width }) => width * column),
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.75, left: 0 },
      borderColor: color.line,
      padding: { top: cell, bottom: cell, left: beside, right: beside },
      textColor: color.ink,
    },
    structParent: parent,
    data,
  } as PDFKit.Mixins.TableOptionsWithData);
  return doc.y;
}

function drawSection(doc: Doc, root: Element, section: SummarySection, top: number, room: Room): number {
  const part = doc.struct('Sect', { title: section.title });
  root.add(part);
  let y = paragraph(doc, part, 'H2', section.title, styles.heading, { ...across, y: top }) + 3;
  for (const text of section.paragraphs ?? [])
    y = paragraph(doc, part, 'P', text, { ...styles.body, size: room.body }, { ...across, y }) + 4;
  if (section.table) y = drawTable(doc, part, section.table, y + 3, room);
  part.end();
  return y;
}

function drawNotice(doc: Doc, root: Element, { title, text }: Summary['notice']): number {
  const padding = 14;
  const width = column - 2 * padding - 4;
  const height = 42 + heightOf(doc, text, styles.body, width, styles.body.size * 0.28);
  const top = page.height - page.foot - 22 - height;
  artifact(doc, () => {
    doc.rect(page.margin, top, column, height).fill(color.ice100);
    doc.rect(page.margin, top, 4, height).fill(color.blue600);
  });
  const at = { x: page.margin + padding + 4, width };
  const part = doc.struct('Sect', { title });
  root.add(part);
  const y = paragraph(doc, part, 'H2', title, { ...styles.heading, size: 11 }, { ...at, y: top + 11 }) + 2;
  paragraph(doc, part, 'P', text, styles.body, { ...at, y });
  part.end();
  return top;
}

/**
 * The bytes of a summary's PDF, which depend on the content, the date and the version of deflate.
 * @throws Error when the content does not fit on the page.
 */
export async function summaryPdf(summary: Summary, made: Date, compress = true): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    compress,
    pdfVersion: '1.7',
    // The types lack this subset.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: summary.title, CreationDate: made, ModDate: made },
  });
  doc.on('pageAdded', () => {
    throw new Error(`${summary.file}: the content does not fit on one page`);
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);

  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeader(doc, root, summary);
  const room = roomOf(summary);
  let y = drawKeyFigures(doc, root, summary.keyFigures, room.header + room.top, room);
  for (const section of summary.sections) y = drawSection(doc, root, section, y + room.part, room);
  const noticeTop = drawNotice(doc, root, summary.notice);
  const foot = { ...across, y: page.height - page.foot - 8 };
  artifact(doc, () => write(doc, `${summary.title}  ·  Page 1 of 1`, styles.small, foot));
  root.end();
  doc.end();
  if (y > noticeTop - 8)
    throw new Error(
      `${summary.file}: the content does not fit above the notice: it ends at ${y} pt, and the notice begins at ${noticeTop} pt`,
    );
  return buffer(doc);
}
