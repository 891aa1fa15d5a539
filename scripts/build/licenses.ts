/**
 * Writes third-party-licenses.txt from Vite's list of the packages in the bundle (build.license), and removes the list.
 * rollup-plugin-license lists the same modules; like Vite it misses the seven packages below, which no module graph of
 * the app contains, and the texts that packages leave out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from './step';

/** A package of the bundle, as Vite lists it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly author?: string;
  /** The package's license file. */
  readonly text?: string;
}

/** For packages that name their license and leave out its text: packages that have the standard text. */
const standardTexts: Readonly<Record<string, string>> = { MIT: 'react', ISC: 'idb' };

function licenseText({ name, identifier = '', author, text }: BundledPackage): string {
  if (text) return text.replaceAll('\r\n', '\n').trim();
  const example = standardTexts[identifier];
  const [standard] = /^Permission .*/ms.exec((example && installed(example).text) ?? '') ?? [];
  if (!standard) throw new Error(`${name} ships in the bundle without a license text (${identifier || 'no license'})`);
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${standard.trim()}`;
}

const title = ({ name, version, identifier }: BundledPackage) =>
  `${name} ${version}${identifier ? ` (${identifier})` : ''}`;

/**
 * One text with every package once, sorted by name; packages with the same license text share it.
 * @throws Error that names a package whose license is not known.
 */
export function licensesText(packages: readonly BundledPackage[]): string {
  const titlesByText = new Map<string, Set<string>>();
  for (const entry of [...packages].sort((a, b) => (title(a) < title(b) ? -1 : 1))) {
    const text = licenseText(entry);
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(title(entry)));
  }
  const rule = '-'.repeat(80);
  const sections = [...titlesByText].map(
    ([text, titles]) => `${rule}\n${[...titles].join('\n')}\n${rule}\n\n${text}\n`,
  );
  return `Open-source software that this website ships to your browser, with its licenses.\n\n${sections.join('\n')}`;
}

/** Missing in Vite's list: a font, which a style sheet loads, Vite's preload helper, and the service worker's packages. */
const workbox = ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies', 'idb'];
const notInList = ['@fontsource-variable/manrope', 'vite', ...workbox];

/** A package at the top level of node_modules. */
function installed(name: string): BundledPackage {
  const folder = path.join(import.meta.dirname, '../../node_modules', name);
  const { version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const text = file && readFileSync(path.join(folder, file), 'utf8');
  return {
    name,
    version,
    identifier: license,
    ...(author ? { author: typeof author === 'string' ? author : author.name } : {}),
    // Vite's file continues with what is bundled into Vite, which no browser loads.
    ...(text ? { text: text.split('\n# Licenses of bundled dependencies')[0] ?? text } : {}),
  };
}

/** Rejects for a package whose license is not known. */
export const writeLicenses: BuildStep = async (webRoot) => {
  const list = path.join(webRoot, 'third-party-licenses.json');
  const bundled = JSON.parse(readFileSync(list, 'utf8')) as readonly BundledPackage[];
  const packages = [
    // Vite looks beside the nearest package.json, and finds no text where that is in a subfolder of the package, as in
    // react-final-form's dist/es.
    ...bundled.map((entry) => (entry.text ? entry : installed(entry.name))),
    ...notInList.map(installed),
  ];
  await writeFile(path.join(webRoot, 'third-party-licenses.txt'), licensesText(packages));
  await rm(list);
  return `${packages.length} packages in third-party-licenses.txt`;
};
