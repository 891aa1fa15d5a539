/** Installs and builds the peers in folders of their own, once: a built one is kept until what it is made from changes. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../../compress';
import type { BenchContext } from '../section';
import { type ContentFiles, readContent, writeContent } from './content';
import { install, npm } from './npm';

/** Docusaurus' starter is a package; these fix what its package.json leaves open. */
const starter = 'create-docusaurus@3.10.2';
const starterPins = {
  'dependencies.react': '19.3.1',
  'dependencies.react-dom': '19.3.1',
  'dependencies.clsx': '2.1.1',
  'dependencies.@mdx-js/react': '3.1.1',
  'dependencies.prism-react-renderer': '2.4.1',
  // Its search box; the next release asks for a part that the registry may lack.
  'overrides.@docsearch/react': '4.7.0',
};

/** The web roots of the built peers, absolute. */
export interface PeerRoots {
  readonly next: string;
  readonly docusaurus: string;
  readonly astro: string;
}

/**
 * Builds what is not built yet under `context.out`/peers, one after the other, with compressed siblings. Needs the
 * npm registry for the first time. Rejects with the last words of npm where a step fails.
 */
export async function preparePeers(context: BenchContext): Promise<PeerRoots> {
  const content = await readContent(context.root, context.site);
  return {
    next: await fromTemplate(context, content, 'next', 'out'),
    docusaurus: await fromStarter(context, 'docusaurus', 'build'),
    astro: await fromTemplate(context, content, 'astro', 'dist'),
  };
}

/** A peer whose sources are in the folder of that name beside this file. `output` is where its build puts the site. */
async function fromTemplate(context: BenchContext, content: ContentFiles, name: string, output: string) {
  const template = path.join(import.meta.dirname, name);
  const project = path.join(context.out, 'peers', name);
  const packages = await readFile(path.join(template, 'package.json'), 'utf8');
  const stamp = hashOf([...(await textsUnder(template)), ...[...content].flat()]);
  return once(project, output, stamp, async () => {
    context.log(`building the peer ${name}`);
    // Packages stay where they are what is asked for.
    const installed = await textOf(path.join(project, 'package.json'));
    const kept = installed === packages ? ['node_modules', 'package-lock.json'] : [];
    for (const entry of await entriesOf(project))
      if (!kept.includes(entry)) await rm(path.join(project, entry), { recursive: true });
    await cp(template, project, { recursive: true });
    await writeContent(project, content, context.site);
    await install(project);
    await npm(project, ['run', 'build']);
  });
}

/** Docusaurus' classic starter as it comes. */
async function fromStarter(context: BenchContext, name: string, output: string) {
  const project = path.join(context.out, 'peers', name);
  return once(project, output, hashOf([starter, JSON.stringify(starterPins)]), async () => {
    context.log(`building the peer ${name}`);
    await rm(project, { recursive: true, force: true });
    const folder = path.dirname(project);
    await mkdir(folder, { recursive: true });
    const create = ['create-docusaurus', name, 'classic', '--javascript', '--skip-install'];
    await npm(folder, ['exec', '--yes', `--package=${starter}`, '--', ...create]);
    await npm(project, ['pkg', 'set', ...Object.entries(starterPins).map(([key, value]) => `${key}=${value}`)]);
    await install(project);
    await npm(project, ['run', 'build']);
  });
}

/** Runs `build` unless it has succeeded with this stamp before; gives the absolute web root. */
async function once(project: string, output: string, stamp: string, build: () => Promise<void>): Promise<string> {
  const webRoot = path.join(project, output);
  const stampFile = path.join(project, '.bench-stamp');
  if ((await textOf(stampFile)) === stamp) return webRoot;
  await rm(stampFile, { force: true });
  await build();
  await compressFolder(webRoot);
  await writeFile(stampFile, stamp);
  return webRoot;
}

const hashOf = (texts: readonly string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex');
const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined);
const entriesOf = (folder: string) => readdir(folder).catch(() => []);

/** The paths and texts of all files under a folder, in a fixed order. */
async function textsUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')]),
  );
  return texts.flat();
}
