/** Files that are generated from the sources and committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a generated file of the repository, or with `--check` on the command line compares it. Sets the exit status 1
 * and names `script` where the committed file differs or is missing.
 */
export function writeOrCheck(file: string, wanted: Buffer | string, script: string): void {
  const target = path.join(import.meta.dirname, '../..', file);
  if (!process.argv.includes('--check')) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, wanted);
  } else if (!existsSync(target) || !readFileSync(target).equals(Buffer.from(wanted))) {
    console.error(`${file} differs from what its generator writes: run "npx tsx ${script}"`);
    process.exitCode = 1;
  }
}
