import { describe, expect, it } from 'vitest';
import { type Report, sumLine, sumOf } from '../../scripts/test-summary';

const file = (status: string, tests: readonly string[], ancestorTitles: readonly string[] = []) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, ancestorTitles })),
});
const report = (...testResults: Report['testResults'][number][]): Report => ({ testResults });

describe('the sum of a suite', () => {
  it.each<[string, Report | undefined, number, string]>([
    ['counts what passed', report(file('passed', ['passed', 'passed'])), 0, '2 passed, 0 failed'],
    ['counts what failed', report(file('failed', ['passed', 'failed'])), 1, '1 passed, 1 failed'],
    [
      'counts what was skipped or is to do',
      report(file('passed', ['passed', 'skipped', 'todo'])),
      0,
      '1 passed, 0 failed, 2 skipped',
    ],
    [
      'counts a file that cannot be loaded as a failure',
      report(file('failed', []), file('passed', ['passed'])),
      1,
      '1 passed, 1 failed',
    ],
    ['counts a hook that failed as a failure', report(file('failed', ['skipped'])), 1, '0 passed, 1 failed, 1 skipped'],
    ['counts an error outside every test as a failure', report(file('passed', ['passed'])), 1, '1 passed, 1 failed'],
    ['counts a suite without a test as a failure', report(), 0, '0 passed, 1 failed'],
    ['counts a suite without a report as a failure', undefined, 0, '0 passed, 1 failed'],
  ])('%s', (_, given, exitStatus, line) => {
    expect(sumLine(sumOf(given, exitStatus))).toBe(line);
  });

  it('tells once why tests were skipped', () => {
    const reason = 'the stack (skipped: no Docker engine answers)';
    expect(sumOf(report(file('passed', ['skipped', 'skipped'], [reason])), 0).notes).toEqual([reason]);
  });
});
