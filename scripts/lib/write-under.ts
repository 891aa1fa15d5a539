import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of a folder, and creates the folders between them. */
export async function writeUnder(folder: string, file: string, content: string | Buffer): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
