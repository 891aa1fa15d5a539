import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

/** The text of a file of the repository. */
export const source = (file: string) => readFileSync(join(repository, file), 'utf8');

/**
 * Ends a program that hangs before the test's own limit. On a busy machine `make up` takes more than 30 s to load the build
 * and reject a setting.
 */
const LIMIT_MS = 100_000;

/** Runs a program in the repository. Returns its exit status and output. */
export const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ status: number; output: string; errors: string }>((done) => {
    const child = execFile(program, args, { cwd: repository, env, timeout: LIMIT_MS }, (_, output, errors) =>
      done({ status: child.exitCode ?? -1, output, errors }),
    );
  });
