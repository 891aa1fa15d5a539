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

  it('has one line for each expected suite, in their order, and the total alone in the last line', () => {
    expect(sumLines([file({ tests: ['passed'] })], 0, ['unit', 'nginx'])).toEqual([
      'unit     0 passed, 1 failed · did not run',
      'nginx    1 passed, 0 failed',
      '1 passed, 1 failed',
    ]);
  });

  it('counts an error outside every test as a failure', () => {
    const lines = sumLines([file({ tests: ['passed'] })], 1, ['nginx']);
    expect(lines.slice(1)).toEqual(['run      0 passed, 1 failed', '1 passed, 1 failed']);
  });

  it('names once why tests were skipped', () => {
    const tests = ['skipped', 'skipped'];
    const [skipped] = sumLines([file({ tests, suite: 'x (skipped: no Docker)' })], 0, ['nginx']);
    expect(skipped).toBe('nginx    0 passed, 0 failed, 2 skipped · (skipped: no Docker)');
  });
});
