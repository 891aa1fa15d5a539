/** Tables of results: for the terminal, and as Markdown. */

export interface Table {
  readonly title: string;
  /** How it was measured, and how to read it. */
  readonly note?: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns; numbers are set to the right. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The middle of these numbers; of an even count the mean of the middle two. @throws Error where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** How many times `b` goes into `a`: "1.25×", and "–" where `b` is 0. */
export function ratio(a: number, b: number): string {
  return b === 0 ? '–' : `${(a / b).toFixed(2)}×`;
}

/** A number as people read it: three digits of it at least, whole ones with commas between thousands. */
function cellText(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  const size = Math.abs(cell);
  const digits = Number.isInteger(cell) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return cell.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function textsOf({ columns, rows }: Table): string[][] {
  return [[...columns], ...rows.map((row) => row.map(cellText))];
}

/** A column is set to the right where its first row has a number. */
const alignments = ({ columns, rows }: Table) => columns.map((_, index) => typeof rows[0]?.[index] === 'number');

/** Prints a table with its title and note to standard output. */
export function printTable(table: Table): void {
  const right = alignments(table);
  const lines = textsOf(table);
  const widths = table.columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const texts = lines.map((line) =>
    line
      .map((text, index) => (right[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  console.log(['', table.title, ...(table.note ? [table.note] : []), '', texts[0], rule, ...texts.slice(1)].join('\n'));
}

/** The same as a Markdown section: a heading of the third level, the note, the table. */
export function toMarkdown(table: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...body] = textsOf(table);
  const rule = alignments(table).map((right) => (right ? '---:' : '---'));
  return [
    `### ${table.title}`,
    ...(table.note ? [table.note] : []),
    [line(head), line(rule), ...body.map(line)].join('\n'),
  ].join('\n\n');
}
