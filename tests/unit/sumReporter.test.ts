import { describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { sumLines } from '../../scripts/run/sum-reporter';

interface File {
  readonly tests?: readonly string[];
  readonly ok?: boolean;
  readonly suite?: string;
}

/** The part of Vitest's module that the reporter reads. */
function file({ tests = [], ok, suite = 'The form' }: File): TestModule {
  const cases = tests.map((state) => ({ fullName: `${suite} > sends`, result: () => ({ state }) }));
  return {
    project: { name: 'nginx' },
    ok: () => ok ?? !tests.includes('failed'),
    children: { allTests: () => cases },
  } as unknown as TestModule;
}

const last = (...files: readonly File[]) => sumLines(files.map(file), 0, ['nginx']).at(-1);

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

  it('has a line for each suite in order, with the reason of skipped tests once, one for other errors, and the total last', () => {
    const nginx = file({ tests: ['passed', 'skipped', 'skipped'], suite: 'x (skipped: no Docker)' });
    expect(sumLines([nginx], 1, ['unit', 'nginx'])).toEqual([
      'unit     0 passed, 1 failed · did not run',
      'nginx    1 passed, 0 failed, 2 skipped · (skipped: no Docker)',
      'run      0 passed, 1 failed',
      '1 passed, 2 failed, 2 skipped',
    ]);
  });
});
