/**
 * Adds up Vitest's JSON reports: `tsx scripts/test-summary.ts FOLDER SUITE=STATUS…`, where FOLDER holds SUITE.json
 * and STATUS is what Vitest exited with. A line for each suite, then `N passed, N failed[, N skipped]` alone.
 * Exits with status 1 on any failure, and where a suite ran no test at all.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Vitest's JSON report that is read here. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[] }[];
  }[];
}

export interface Sum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a reader should know beyond the numbers: why tests were skipped, what did not run. */
  readonly notes: readonly string[];
}

/**
 * Counts one suite's tests. What Vitest reports as failed without a failed test (a file that cannot be
 * loaded, an error outside every test, no report, no test) counts as one failure each.
 */
export function sumOf(report: Report | undefined, exitStatus: number): Sum {
  if (!report) return { passed: 0, failed: 1, skipped: 0, notes: ['did not run'] };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const passed = count('passed');
  const skipped = tests.length - passed - count('failed');
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const notes = brokenFiles.map((file) => `${file.name} failed as a whole`);
  let failed = count('failed') + brokenFiles.length;
  if (tests.length === 0 && failed === 0) {
    failed = 1;
    notes.push('has no test');
  }
  if (exitStatus !== 0 && failed === 0) {
    failed = 1;
    notes.push('had an error outside its tests');
  }
  const skippedSuites = tests.filter((test) => !['passed', 'failed'].includes(test.status));
  const reasons = skippedSuites.flatMap((test) => test.ancestorTitles).filter((title) => title.includes('skipped:'));
  return { passed, failed, skipped, notes: [...notes, ...new Set(reasons)] };
}

/** `N passed, N failed`, and `, N skipped` where any were. */
export function sumLine({ passed, failed, skipped }: Omit<Sum, 'notes'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function main([folder = '', ...suites]: readonly string[]): void {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) {
    const [name = '', exitStatus] = suite.split('=');
    const sum = sumOf(readReport(join(folder, `${name}.json`)), Number(exitStatus));
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += sum[key];
    console.log(`${name.padEnd(8)} ${[sumLine(sum), ...sum.notes].join(' · ')}`);
  }
  console.log(sumLine(total));
  if (total.failed > 0 || suites.length === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
