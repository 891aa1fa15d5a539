/** A copy of the repository that a change is tried in: a longer catalogue, or an added product. */
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a build makes, and what is no source of it. */
const notCopied = ['.cache', '.git', '.run', 'bench', 'dist', 'node_modules'];

/** Copies the sources into a folder. */
export async function copySources(root: string, target: string): Promise<void> {
  for (const name of (await readdir(root)).filter((entry) => !notCopied.includes(entry)))
    await cp(path.join(root, name), path.join(target, name), { recursive: true });
}

/** Gives a folder the installed packages. Hard links need no room, except of files that a build or a test writes. */
export async function linkPackages(root: string, target: string): Promise<void> {
  const packages = await realpath(path.join(root, 'node_modules'));
  const linked = path.join(target, 'node_modules');
  await promisify(execFile)('cp', ['-al', packages, linked]);
  // Vitest's durations.
  await rm(path.join(linked, '.vite'), { recursive: true, force: true });
  // A build writes where it is into this package.
  const written = '@brillout/vite-plugin-import-build';
  await rm(path.join(linked, written), { recursive: true });
  await cp(path.join(packages, written), path.join(linked, written), { recursive: true });
}

/** Inserts text after `mark` in a source, and a line at its top. @throws Error unless the source has the mark once. */
export async function insert(file: string, mark: string, text: string, head = ''): Promise<void> {
  const [before, after, ...more] = (await readFile(file, 'utf8')).split(mark);
  if (after === undefined || more.length > 0) throw new Error(`${file} must have exactly one ${JSON.stringify(mark)}`);
  await writeFile(file, `${head}${before}${mark}${text}${after}`);
}
