/** What the peers show: the built site's own data and pictures, laid where their projects read them. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { formatQuantity } from '../../../frontend/src/content/quantities';
import { formatTemperature } from '../../../frontend/src/content/readings';
import type { Section } from '../../../frontend/src/content/types';
import { readSiteEnvironment } from '../../../frontend/src/site/environment';
import { buildShell } from '../../../frontend/src/site/shell';

/** Files by their path under a project's `content` folder. */
export type ContentFiles = ReadonlyMap<string, string>;

/**
 * The data of every page as `pages/**.json`, of home as `pages/index.json`, and menus, footer and contact details as
 * `shell.json`. `root` is the repository, `site` the web root of a build. Rejects where a data file cannot be read.
 */
export async function readContent(root: string, site: string): Promise<ContentFiles> {
  const data = path.join(site, 'data');
  const files = new Map<string, string>();
  const names = (await readdir(data, { recursive: true })).filter(
    (name) => name.endsWith('.json') && name !== 'search-index.json',
  );
  for (const name of names.sort())
    files.set(path.join('pages', name), withoutQuantities(await readFile(path.join(data, name), 'utf8')));
  const settings = { ...loadEnv('production', root, 'SITE_'), ...process.env };
  files.set('shell.json', JSON.stringify(buildShell(readSiteEnvironment(settings))));
  return files;
}

/** Writes `files` to the project's `content` folder, and the site's pictures and icon to its `public` one. */
export async function writeContent(project: string, files: ContentFiles, site: string): Promise<void> {
  for (const [name, text] of files) {
    const target = path.join(project, 'content', name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await cp(path.join(site, 'images'), path.join(project, 'public/images'), {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  await cp(path.join(site, 'favicon.svg'), path.join(project, 'public/favicon.svg'));
}

/** The figures of variants as text: peers have no code for quantities. Everything else is text already. */
function withoutQuantities(text: string): string {
  const page: { screen: string; content: { sections: readonly Section[] } } = JSON.parse(text);
  if (page.screen !== 'product') return text;
  const sections = page.content.sections.map((section) =>
    section.kind !== 'variants'
      ? section
      : {
          ...section,
          items: section.items.map((variant) => ({
            ...variant,
            temperature: variant.temperature && formatTemperature(variant.temperature),
            holdTime: variant.holdTime && formatQuantity(variant.holdTime),
          })),
        },
  );
  return JSON.stringify({ ...page, content: { ...page.content, sections } });
}
