/**
 * A reporter of Vitest for `make test`: writes the tests that failed or needed a second try, the counts of each suite
 * in TEST_SUITES, and the last line `N passed, N failed[, N skipped]` to the file TEST_SUM. What did not run counts as
 * failed.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

type Modules = readonly TestModule[];
type Errors = readonly { readonly message: string }[];

const testsOf = (modules: Modules) => modules.flatMap((module) => [...module.children.allTests()]);
const countOf = (tests: readonly TestCase[], state: string) =>
  tests.filter((test) => test.result().state === state).length;
/** Of the file, and of the hooks of its suites. */
const errorsOf = (module: TestModule) =>
  [module, ...module.children.allSuites()].flatMap((suite) => [...suite.errors()]);
const firstLine = ([error]: Errors = []) => error?.message.split('\n')[0] ?? 'no message';

/** `N passed, N failed`, and `, N skipped` where any were. */
const counted = (passed: number, failed: number, skipped: number) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The lines for a run that was to have these suites. */
export function sumLines(modules: Modules, unhandled: Errors, suites: readonly string[]): readonly string[] {
  const attention = testsOf(modules).flatMap((test) => {
    const { state, errors } = test.result();
    if (state !== 'failed' && !test.diagnostic()?.flaky) return [];
    const what = state === 'failed' ? 'failed' : 'passed at its second try';
    return [`${what}: ${test.module.relativeModuleId} › ${test.fullName}: ${firstLine(errors)}`];
  });
  const total = [0, 0, 0];
  const add = (name: string, sum: readonly [number, number, number], notes: readonly string[]) => {
    for (const [index, count] of sum.entries()) total[index] = (total[index] ?? 0) + count;
    return `${name.padEnd(8)} ${[counted(...sum), ...new Set(notes)].join(' · ')}`;
  };
  const lines = suites.map((suite) => {
    const own = modules.filter(({ project }) => project.name === suite);
    const tests = testsOf(own);
    // A file that cannot be loaded, or with a hook that fails, has no failed test.
    const broken = own.filter((module) => !module.ok() && countOf(testsOf([module]), 'failed') === 0);
    const missing = tests.length === 0 && broken.length === 0;
    const failed = countOf(tests, 'failed') + broken.length + (missing ? 1 : 0);
    const notes = broken.map(
      (module) => `${module.relativeModuleId} failed as a whole: ${firstLine(errorsOf(module))}`,
    );
    const reasons = tests.flatMap(({ fullName }) => /\(skipped: [^)]*\)/.exec(fullName) ?? []);
    const sum = [countOf(tests, 'passed'), failed, countOf(tests, 'skipped')] as const;
    return add(suite, sum, [...(missing ? ['did not run'] : []), ...notes, ...reasons]);
  });
  const outside = unhandled.length > 0 ? [add('run', [0, unhandled.length, 0], [firstLine(unhandled)])] : [];
  const [passed = 0, failed = 0, skipped = 0] = total;
  return [...attention, ...lines, ...outside, counted(passed, failed, skipped)];
}

export default class SumReporter implements Reporter {
  onTestRunEnd(modules: Modules, unhandled: Errors): void {
    const { TEST_SUM = '', TEST_SUITES = '' } = process.env;
    writeFileSync(TEST_SUM, `${sumLines(modules, unhandled, TEST_SUITES.split(' ')).join('\n')}\n`);
  }
}
