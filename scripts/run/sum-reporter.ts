/**
 * A reporter of Vitest for `make test`: writes the counts of each suite in TEST_SUITES, and the last line
 * `N passed, N failed[, N skipped]` to the file TEST_SUM. What did not run counts as failed. Vitest's default reporter
 * prints the failures themselves.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const testsOf = (module: TestModule) => [...module.children.allTests()];
const statesOf = (module: TestModule): readonly string[] => testsOf(module).map((test) => test.result().state);

/** `N passed, N failed`, and `, N skipped` where any were. */
function counted(states: readonly string[]): string {
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The lines for a run that was to have these suites, with this number of errors outside the tests. */
export function sumLines(modules: readonly TestModule[], errors: number, suites: readonly string[]): readonly string[] {
  const all: string[] = [];
  const line = (name: string, states: readonly string[], notes: readonly string[]) => {
    all.push(...states);
    return `${name.padEnd(8)} ${[counted(states), ...new Set(notes)].join(' · ')}`;
  };
  const lines = suites.map((suite) => {
    const own = modules.filter(({ project }) => project.name === suite);
    // A file that cannot be loaded, or with a hook that fails, has no failed test.
    const broken = own.filter((module) => !module.ok() && !statesOf(module).includes('failed'));
    const states = [...own.flatMap(statesOf), ...broken.map(() => 'failed')];
    if (states.length === 0) return line(suite, ['failed'], ['did not run']);
    const reasons = own.flatMap(testsOf).flatMap(({ fullName }) => /\(skipped: [^)]*\)/.exec(fullName) ?? []);
    return line(suite, states, reasons);
  });
  if (errors > 0) lines.push(line('run', Array(errors).fill('failed'), []));
  return [...lines, counted(all)];
}

export default class SumReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const { TEST_SUM = '', TEST_SUITES = '' } = process.env;
    writeFileSync(TEST_SUM, `${sumLines(modules, unhandled.length, TEST_SUITES.split(' ')).join('\n')}\n`);
  }
}
