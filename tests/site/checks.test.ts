import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** The steps of `make check`, each a test. */
const steps = {
  'TypeScript reports no error': 'types',
  'Biome reports nothing': 'lint',
  'no import breaks the layer rules': 'check:layers',
  'no export, package or file is unused': 'check:unused',
  'ShellCheck reports nothing': 'check:shell',
  'the Dockerfile is valid': 'check:images',
  'no path is written outside the manifest': 'check:paths',
  'no sentence has a figure that is not in the facts': 'check:figures',
  'generated files are up to date': 'check:generated',
  'the built site keeps its rules and budgets': 'check:site',
};

it.each(Object.entries(steps))('make check: %s', async (_, script) => {
  const outcome = await run('npm', ['run', '--silent', script], { cwd: root }).then(
    () => 'passed',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
  expect(outcome).toBe('passed');
});
