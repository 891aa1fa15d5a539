/** A section of the bench: what it is given, what it returns, and the helpers that every section uses. */

export interface BenchContext {
  /** Rounds to take medians of. */
  readonly rounds: number;
  /** The folder of the repository, absolute. */
  readonly root: string;
  /** The folder for results and scratch files, ignored by git, absolute. */
  readonly out: string;
  /** The web root to measure, absolute: a copy, so that a build in the meantime changes nothing. */
  readonly site: string;
  /** Prints progress. */
  readonly log: (line: string) => void;
}

export type Section = (context: BenchContext) => Promise<readonly Table[]>;

export interface Table {
  readonly title: string;
  /** How it was measured, and how to read it. */
  readonly note: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns; numbers are aligned right. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * Measures every subject once a round: round 1 of each, then round 2, so that a slow phase of the machine affects all
 * of them. Returns each subject's results, in the order of the subjects.
 */
export async function inRounds<Subject, Result>(
  rounds: number,
  subjects: readonly Subject[],
  measure: (subject: Subject, round: number) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> {
  const results = subjects.map((): Result[] => []);
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject, round));
  return results;
}

/** The median of what `value` reads from each result. @throws Error without results. */
export function middle<Result>(results: readonly Result[], value: (result: Result) => number): number {
  const sorted = results.map(value).sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no result to take a median of');
  return (lower + upper) / 2;
}

/** The rounded median with the least and the most: "12 (0–40)". */
export function spread<Result>(results: readonly Result[], value: (result: Result) => number): string {
  const values = results.map(value);
  const [least, median, most] = [Math.min(...values), middle(results, value), Math.max(...values)].map(Math.round);
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

/** `a` divided by `b`: "1.25×", and "–" where `b` is 0. */
export const ratio = (a: number, b: number): string => (b === 0 ? '–' : `${(a / b).toFixed(2)}×`);

function cellText(cell: string | number): string {
  if (typeof cell === 'string') return cell.replaceAll('|', '\\|');
  const digits = Number.isInteger(cell) || Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2;
  return cell.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A table as Markdown, padded so that it can be read in a terminal as well. */
export function toMarkdown({ title, note, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(cellText));
  const widths = columns.map((_, index) => Math.max(4, ...lines.map((line) => line[index]?.length ?? 0)));
  const isNumber = columns.map((_, index) => typeof rows[0]?.[index] === 'number');
  const pad = (text: string, index: number) =>
    isNumber[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  const rule = widths.map((width, index) => (isNumber[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = lines.map((line) => line.map(pad));
  return `### ${title}\n\n${note}\n\n${[head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}
