/** The built site and its rules: the files, and each page with the content that it was made from. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../../frontend/src/content/page';
import { type HtmlDocument, parseHtml } from './html';

export interface BuiltPage {
  /** Relative to the web root: `Products/Kelvin/index.html`. */
  readonly file: string;
  /** The content that it was made from. */
  readonly page: Page;
  readonly html: string;
  readonly document: HtmlDocument;
  readonly ids: ReadonlySet<string>;
}

export interface BuiltSite {
  readonly origin: string;
  /** Every file under the web root, relative to it. */
  readonly files: ReadonlySet<string>;
  /** By canonical path; the page for unknown paths under its own. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The text of a file of `files`. */
  readonly read: (file: string) => string;
}

export interface Rule {
  readonly name: string;
  /** The files that break the rule, and how. */
  readonly broken: (site: BuiltSite) => readonly { readonly file: string; readonly found: string }[];
}

/** A rule for every page; `broken` returns what breaks it there. */
export const pageRule = (name: string, broken: (page: BuiltPage, site: BuiltSite) => readonly string[]): Rule => ({
  name,
  broken: (site) =>
    [...site.pages.values()].flatMap((page) => broken(page, site).map((found) => ({ file: page.file, found }))),
});

/** A rule for the text of each of these files. */
export const fileRule = (
  name: string,
  files: RegExp,
  broken: (text: string, site: BuiltSite) => readonly string[],
): Rule => ({
  name,
  broken: (site) =>
    [...site.files]
      .filter((file) => files.test(file))
      .flatMap((file) => broken(site.read(file), site).map((found) => ({ file, found }))),
});

/** A fault where a value is not the wanted one. */
export const differs = (what: string, value: unknown, wanted: string): readonly string[] =>
  value === wanted ? [] : [`${what}: ${value}, not ${wanted}`];

/** The HTML file of a page in the web root. */
export function htmlFile({ path: at, screen }: Pick<Page, 'path' | 'screen'>): string {
  if (screen === 'not-found' || screen === 'offline') return screen === 'offline' ? 'offline.html' : '404.html';
  return at === '/' ? 'index.html' : `${at.slice(1)}/index.html`;
}

/** A page with its parsed HTML. */
export function builtPage(page: Page, html: string): BuiltPage {
  const document = parseHtml(html);
  const ids = document.elements.flatMap(({ attributes }) => attributes.id ?? []);
  return { file: htmlFile(page), page, html, document, ids: new Set(ids) };
}

/** Reads the site under `webRoot`. Pages without HTML are left out; a rule reports them. */
export function readBuiltSite(webRoot: string, origin: string, pages: readonly Page[]): BuiltSite {
  const entries = readdirSync(webRoot, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(entries.map(({ parentPath, name }) => path.relative(webRoot, path.join(parentPath, name))));
  const read = (file: string) => readFileSync(path.join(webRoot, file), 'utf8');
  const built = pages.filter((page) => files.has(htmlFile(page)));
  return {
    origin,
    files,
    read,
    pages: new Map(built.map((page) => [page.path, builtPage(page, read(htmlFile(page)))])),
  };
}
