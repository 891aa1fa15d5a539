/**
 * After the build: `third-party-licenses.txt` from Vite's list of the packages in the bundle, which goes. Fails the
 * build where a package's license is not known.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundledPackage, licensesText } from './lib/licenses';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
const list = path.join(webRoot, 'third-party-licenses.json');

/** What Vite's list does not see: a font comes through a style sheet, Vite's preload helper from Vite itself, and the
 * service worker is bundled apart. */
const notInList = [
  '@fontsource-variable/manrope',
  'vite',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

/** A package as node_modules has it at the top level. */
function installed(name: string): BundledPackage {
  const folder = path.join(root, 'node_modules', name);
  const { version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const text = file && readFileSync(path.join(folder, file), 'utf8');
  return {
    name,
    version,
    identifier: license,
    ...(author ? { author: typeof author === 'string' ? author : author.name } : {}),
    // Vite's file goes on with what is bundled into Vite; none of that reaches a browser.
    ...(text ? { text: text.split('\n# Licenses of bundled dependencies')[0] ?? text } : {}),
  };
}

if (!existsSync(list)) {
  console.error(`licenses: ${path.relative(root, list)} is missing; vite build writes it`);
  process.exit(1);
}
const bundled = JSON.parse(readFileSync(list, 'utf8')) as readonly BundledPackage[];
const packages = [
  // Without a text the nearest package.json was one inside the package (react-final-form's dist/es).
  ...bundled.map((entry) => (entry.text ? entry : installed(entry.name))),
  ...notInList.map(installed),
];
await writeFile(path.join(webRoot, 'third-party-licenses.txt'), licensesText(packages));
await rm(list);
console.log(`licenses: ${packages.length} packages in third-party-licenses.txt`);
