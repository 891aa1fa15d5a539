import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** What `make check` runs, step by step, so that each is counted. */
const steps = {
  'the types agree': ['types'],
  'style, layers and accessibility rules hold': ['lint'],
  'nothing is exported, listed or kept that nobody uses': ['check:unused'],
  'the shell scripts have none of ShellCheck’s warnings': ['check:shell'],
  'the Dockerfile is what Docker reads': ['check:images'],
  'no path is spelled outside the manifest': ['check:paths'],
  'no sentence has a figure that the facts do not hold': ['check:figures'],
  'generated files are as their generators write them': ['check:generated'],
  'the built site keeps its promises and its budgets': ['check:site'],
};

describe('make check', () => {
  it.each(Object.entries(steps))('%s', async (_, [script]) => {
    const outcome = await run('npm', ['run', '--silent', script as string], { cwd: root }).then(
      () => 'passed',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
    );
    expect(outcome).toBe('passed');
  });
});
