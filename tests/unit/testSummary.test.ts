import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Report, suiteOf, sumLine, sumOf, sumsOf, troubles } from '../../scripts/run/test-summary';

/** Vitest names files in full, wherever the project lies. */
const inProject = (path: string) => resolve(import.meta.dirname, '../..', path);

const file = (
  status: string,
  tests: readonly string[],
  { ancestorTitles = [], name = 'tests/nginx/a.test.ts' }: { ancestorTitles?: string[]; name?: string } = {},
) => ({
  name: inProject(name),
  status,
  assertionResults: tests.map((test) => ({ status: test, ancestorTitles, title: 'is a test', failureMessages: [] })),
});
const report = (...testResults: Report['testResults'][number][]): Report => ({ testResults });

describe('the sum of a suite', () => {
  it.each<[string, Report, string]>([
    ['counts what passed', report(file('passed', ['passed', 'passed'])), '2 passed, 0 failed'],
    ['counts what failed', report(file('failed', ['passed', 'failed'])), '1 passed, 1 failed'],
    [
      'counts what was skipped or is to do',
      report(file('passed', ['passed', 'skipped', 'todo'])),
      '1 passed, 0 failed, 2 skipped',
    ],
    [
      'counts a file that cannot be loaded as a failure',
      report(file('failed', []), file('passed', ['passed'])),
      '1 passed, 1 failed',
    ],
    ['counts a hook that failed as a failure', report(file('failed', ['skipped'])), '0 passed, 1 failed, 1 skipped'],
    [
      'counts no other suite’s tests',
      report(file('passed', ['passed']), file('failed', ['failed'], { name: 'tests/browser/b.test.ts' })),
      '1 passed, 0 failed',
    ],
    ['counts a suite without a test as a failure', report(), '0 passed, 1 failed'],
  ])('%s', (_, given, line) => {
    expect(sumLine(sumOf(given, 'nginx'))).toBe(line);
  });

  it('has the tests beside the sources in unit', () => {
    const beside = file('passed', ['passed'], { name: 'frontend/src/lib/a.test.ts' });
    expect(sumLine(sumOf(report(beside, file('passed', ['passed'])), 'unit'))).toBe('1 passed, 0 failed');
  });

  it('is told by the folder in the project, and by none that the project lies in', () => {
    expect(suiteOf('/tests/of/ours/tests/nginx/a.test.ts', '/tests/of/ours')).toBe('nginx');
    expect(suiteOf('/tests/of/ours/frontend/src/a.test.ts', '/tests/of/ours')).toBe('unit');
  });

  it('tells once why tests were skipped', () => {
    const reason = 'the stack (skipped: no Docker engine answers)';
    const given = report(file('passed', ['skipped', 'skipped'], { ancestorTitles: [reason] }));
    expect(sumOf(given, 'nginx').notes).toEqual([reason]);
  });
});

describe('the sums of a run', () => {
  const lines = (...given: Parameters<typeof sumsOf>) =>
    sumsOf(...given).map(([name, sum]) => `${name}: ${sumLine(sum)}`);

  it('come in the order that is asked for, with the suites that did not run', () => {
    const given = report(file('passed', ['passed']));
    expect(lines(given, 0, ['unit', 'nginx'])).toEqual(['unit: 0 passed, 1 failed', 'nginx: 1 passed, 0 failed']);
  });

  it('count an error outside every test as a failure', () => {
    const given = report(file('passed', ['passed']));
    expect(lines(given, 1, ['nginx'])).toEqual(['nginx: 1 passed, 0 failed', 'run: 0 passed, 1 failed']);
  });

  it('count nothing twice where a test has failed', () => {
    const given = report(file('failed', ['failed']));
    expect(lines(given, 1, ['nginx'])).toEqual(['nginx: 0 passed, 1 failed']);
  });

  it('count each suite as failed where there is no report', () => {
    expect(lines(report(), 1, ['unit', 'nginx'])).toEqual(['unit: 0 passed, 1 failed', 'nginx: 0 passed, 1 failed']);
  });
});

describe('what needs a look', () => {
  const told = (status: string, ...failureMessages: string[]) =>
    troubles(
      report({
        name: '/root/tests/browser/a.test.ts',
        status,
        assertionResults: [{ status, ancestorTitles: ['The form'], title: 'sends', failureMessages }],
      }),
      '/root',
    );
  const late = [
    'TimeoutError: no answer',
    'Call log:',
    '    at wait (/root/node_modules/x/y.js:1:1)',
    '    at /root/tests/browser/a.test.ts:44:5',
  ].join('\n');

  it('is each test that failed, with what it said first and where', () => {
    expect(told('failed', late, 'Error: another')).toEqual([
      'failed: tests/browser/a.test.ts › The form › sends: TimeoutError: no answer at tests/browser/a.test.ts:44:5',
    ]);
  });

  it('is each test that passed at its second try alone', () => {
    expect(told('passed', late)[0]).toMatch(
      /^passed at its second try: tests.browser.a\.test\.ts › The form › sends: /,
    );
  });

  it('is nothing where every test passed at once', () => {
    expect(told('passed')).toEqual([]);
  });
});
