/** A second release of the built site, with other names for all its scripts and data. */
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNamedIn } from '../../../scripts/lib/release';

const isText = (name: string) => /\.(?:html|js|json|map)$/.test(name);

/** Copies a built site and renames what carries a name of its build, in all that refers to it. */
export async function writeOtherRelease(webRoot: string, target: string): Promise<void> {
  // Without the compressed files, which have the old names; nginx sends the file itself where there is none.
  await cp(webRoot, target, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const files = (await readdir(target, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const release = releaseNamedIn(await readFile(join(target, 'index.html'), 'utf8'));
  const names = new Map([[release, [...release].reverse().join('')]]);
  for (const { name } of files) {
    const [, stem, hash] = /^(.+[.-])([\w-]{8})\.js$/.exec(name) ?? [];
    if (stem && hash) names.set(`${stem}${hash}.js`, `${stem}${[...hash].reverse().join('')}.js`);
  }
  const renamed = (text: string) => text.replace(/[\w.-]+\.js\b|\b[0-9a-f]{12}\b/g, (name) => names.get(name) ?? name);
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    if (isText(name)) {
      await writeFile(file, renamed(await readFile(file, 'utf8')));
      if (renamed(name) !== name) await rename(file, join(parentPath, renamed(name)));
    }
  }
  await rename(join(target, 'assets/data', release), join(target, 'assets/data', renamed(release)));
}
