import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

/** Runs a program in the repository. Returns its exit status and output. */
export const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ status: number; output: string; errors: string }>((done) => {
    const child = execFile(program, args, { cwd: repository, env, timeout: 30_000 }, (_, output, errors) =>
      done({ status: child.exitCode ?? -1, output, errors }),
    );
  });
