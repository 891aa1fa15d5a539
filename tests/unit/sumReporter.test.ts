import { describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { sumLines } from '../../scripts/run/sum-reporter';

interface File {
  readonly project?: string;
  readonly tests?: readonly string[];
  readonly ok?: boolean;
  readonly flaky?: boolean;
  readonly suite?: string;
}

const late = [{ message: 'TimeoutError: no answer\nCall log:' }];

/** The part of Vitest's module that the reporter reads. */
function file({ project = 'nginx', tests = [], ok, flaky = false, suite = 'The form' }: File): TestModule {
  const module = {
    project: { name: project },
    relativeModuleId: `tests/${project}/a.test.ts`,
    ok: () => ok ?? !tests.includes('failed'),
    errors: () => [{ message: 'Cannot find module' }],
    children: { allTests: () => cases, allSuites: () => [] },
  };
  const cases = tests.map((state) => ({
    module,
    fullName: `${suite} > sends`,
    result: () => ({ state, errors: state === 'failed' || flaky ? late : [] }),
    diagnostic: () => ({ flaky }),
  }));
  return module as unknown as TestModule;
}

const last = (...files: readonly File[]) => sumLines(files.map(file), [], ['nginx']).at(-1);

describe('the sum of make test', () => {
  it.each<[string, File[], string]>([
    ['passed and failed tests', [{ tests: ['passed', 'failed'] }], '1 passed, 1 failed'],
    ['skipped tests', [{ tests: ['passed', 'skipped'] }], '1 passed, 0 failed, 1 skipped'],
    ['a file that cannot be loaded as a failure', [{ ok: false }, { tests: ['passed'] }], '1 passed, 1 failed'],
    ['a failed hook as a failure', [{ ok: false, tests: ['skipped'] }], '0 passed, 1 failed, 1 skipped'],
    ['a suite without a test as a failure', [], '0 passed, 1 failed'],
  ])('counts %s', (_, files, line) => {
    expect(last(...files)).toBe(line);
  });

  it('has one line for each expected suite, in their order, and the total alone in the last line', () => {
    expect(sumLines([file({ tests: ['passed'] })], [], ['unit', 'nginx'])).toEqual([
      'unit     0 passed, 1 failed · did not run',
      'nginx    1 passed, 0 failed',
      '1 passed, 1 failed',
    ]);
  });

  it('counts an error outside every test as a failure', () => {
    const lines = sumLines([file({ tests: ['passed'] })], [{ message: 'unhandled' }], ['nginx']);
    expect(lines.slice(1)).toEqual(['run      0 passed, 1 failed · unhandled', '1 passed, 1 failed']);
  });

  it('names why tests were skipped once, and what failed as a whole', () => {
    const [skipped] = sumLines(
      [file({ tests: ['skipped', 'skipped'], suite: 'x (skipped: no Docker)' })],
      [],
      ['nginx'],
    );
    expect(skipped).toBe('nginx    0 passed, 0 failed, 2 skipped · (skipped: no Docker)');
    const [broken] = sumLines([file({ ok: false })], [], ['nginx']);
    expect(broken).toContain('tests/nginx/a.test.ts failed as a whole: Cannot find module');
  });

  it('names each test that failed or needed a second try, with its first error', () => {
    const where = 'tests/nginx/a.test.ts › The form > sends: TimeoutError: no answer';
    expect(sumLines([file({ tests: ['failed'] })], [], [])[0]).toBe(`failed: ${where}`);
    expect(sumLines([file({ tests: ['passed'], flaky: true })], [], [])[0]).toBe(`passed at its second try: ${where}`);
  });
});
