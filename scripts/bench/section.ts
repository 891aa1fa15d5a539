/** What every section uses: its context, rounds of measurements, and tables of their medians. */
import { pathOf } from '../../frontend/src/routes/paths';

/** Pages of five kinds, by the names of their columns. */
export const fivePages = {
  Home: pathOf('home'),
  Kelvin: pathOf('kelvin'),
  Products: pathOf('products'),
  Contact: pathOf('contact'),
  Find: pathOf('find'),
};

export interface BenchContext {
  /** Rounds to take medians of. */
  readonly rounds: number;
  readonly root: string;
  /** The web root to measure, absolute: a copy, so that a build in the meantime changes nothing. */
  readonly site: string;
  readonly log: (line: string) => void;
}

export interface Table {
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Section = (context: BenchContext) => Promise<readonly Table[]>;

type Value = number | string | undefined;

interface Measurement<Subject, Result> {
  readonly title: string;
  readonly note: string;
  /** By the names of their columns. */
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly measure: (subject: Subject) => Promise<Result>;
  /** By the names of their rows. */
  readonly figures: Readonly<Record<string, (result: Result) => Value>>;
}

/**
 * Measures every subject once a round, so that a slow phase of the machine affects all of them alike. Returns a table
 * with a column for each subject and a row for each figure.
 */
export async function compare<Subject, Result>(
  { rounds, log }: BenchContext,
  { title, note, subjects, measure, figures }: Measurement<Subject, Result>,
): Promise<Table> {
  const measured = Object.entries(subjects).map(([name, subject]) => ({ name, subject, results: [] as Result[] }));
  for (let round = 1; round <= rounds; round += 1)
    for (const { name, subject, results } of measured) {
      log(`${title}, round ${round}: ${name}`);
      results.push(await measure(subject));
    }
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    ...measured.map(({ results }) => cell(results.map(figure))),
  ]);
  return { title, note, columns: ['', ...measured.map(({ name }) => name)], rows };
}

/** The median of numbers with the least and the most, "12 (0–40)", and the distinct texts. */
function cell(values: readonly Value[]): string {
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  const [least, most] = [numbers[0], numbers.at(-1)];
  if (least === undefined || most === undefined) return texts.join(', ') || '–';
  const half = (numbers.length - 1) / 2;
  const median = ((numbers[Math.floor(half)] ?? least) + (numbers[Math.ceil(half)] ?? least)) / 2;
  const range = written(least) === written(most) ? '' : ` (${written(least)}–${written(most)})`;
  return [`${written(median)}${range}`, ...texts].join(', ');
}

function written(value: number): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A table as Markdown, padded so that it can be read in a terminal as well. */
export function toMarkdown({ title, note, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map((text) => text.replaceAll('|', '\\|')));
  const widths = columns.map((_, index) => Math.max(4, ...lines.map((line) => line[index]?.length ?? 0)));
  const [head = [], ...body] = lines.map((line) =>
    line.map((text, index) => (index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0))),
  );
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return `### ${title}\n\n${note}\n\n${[head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}
