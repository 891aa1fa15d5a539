/**
 * Adds up Vitest's JSON report by suite: `tsx scripts/run/test-summary.ts REPORT STATUS SUITE…`, where STATUS is what Vitest
 * exited with. Names each test that failed, and each that passed at its second try alone; then a line for each suite, and
 * `N passed, N failed[, N skipped]` alone. Exits with status 1 on any failure, and where a suite ran no test at all.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Vitest's JSON report that is read here. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** What each try failed with, the stack below its message; of a test that passed in the end too. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export interface Sum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a reader should know beyond the numbers: why tests were skipped, what did not run. */
  readonly notes: readonly string[];
}

const projectRoot = path.join(import.meta.dirname, '../..');

/** The suite of a test file: its folder in tests/, and unit for the tests that stand beside what they test. */
export function suiteOf(file: string, root = projectRoot): string {
  const [folder, suite = ''] = path.relative(root, file).split(path.sep);
  return folder === 'tests' ? suite : 'unit';
}

/**
 * Counts one suite's tests. A file that fails without a failed test (it cannot be loaded, a hook fails) counts as one
 * failure, and so does a suite without a test: it did not run.
 */
export function sumOf({ testResults }: Report, suite: string): Sum {
  const files = testResults.filter(({ name }) => suiteOf(name) === suite);
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const passed = count('passed');
  const skipped = tests.length - passed - count('failed');
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // The report has no word of why a hook has failed.
  const notes = brokenFiles.map(({ name, message }) =>
    [`${name} failed as a whole`, message?.split('\n')[0]].filter(Boolean).join(': '),
  );
  let failed = count('failed') + brokenFiles.length;
  if (tests.length === 0 && failed === 0) {
    failed = 1;
    notes.push('did not run');
  }
  const skippedTests = tests.filter((test) => !['passed', 'failed'].includes(test.status));
  const reasons = skippedTests.flatMap((test) => test.ancestorTitles).filter((title) => title.includes('skipped:'));
  return { passed, failed, skipped, notes: [...notes, ...new Set(reasons)] };
}

/**
 * The sums of these suites by name, in their order. Where Vitest failed and none of them did there was an error outside
 * every test, which the report does not have: it is one failure more, of the run.
 */
export function sumsOf(report: Report, exitStatus: number, suites: readonly string[]): readonly [string, Sum][] {
  const sums = suites.map((suite): [string, Sum] => [suite, sumOf(report, suite)]);
  if (exitStatus === 0 || sums.some(([, { failed }]) => failed > 0)) return sums;
  return [...sums, ['run', { passed: 0, failed: 1, skipped: 0, notes: ['had an error outside its tests'] }]];
}

/**
 * The tests that had to be tried again or failed: a line for each with its file, its name, what its first try said, and
 * where. At the end of a long log, of which a build machine may show no more than that.
 */
export function troubles({ testResults }: Report, root = projectRoot): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, ancestorTitles, title, failureMessages: [message] }) => {
      if (message === undefined) return [];
      const [said = '', ...stack] = message.split('\n');
      const where = stack.find((line) => line.includes(root) && !line.includes('/node_modules/'))?.trim();
      const verdict = status === 'passed' ? 'passed at its second try' : status;
      const titles = [path.relative(root, name), ...ancestorTitles, title].join(' › ');
      return [`${verdict}: ${titles}: ${[said, where?.replace(`${root}${path.sep}`, '')].filter(Boolean).join(' ')}`];
    }),
  );
}

/** `N passed, N failed`, and `, N skipped` where any were. */
export function sumLine({ passed, failed, skipped }: Omit<Sum, 'notes'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { testResults: [] };
  }
}

function main([file = '', exitStatus, ...suites]: readonly string[]): void {
  const report = readReport(file);
  for (const line of troubles(report)) console.log(line);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, sum] of sumsOf(report, Number(exitStatus), suites)) {
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += sum[key];
    console.log(`${name.padEnd(8)} ${[sumLine(sum), ...sum.notes].join(' · ')}`);
  }
  console.log(sumLine(total));
  if (total.failed > 0 || suites.length === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
