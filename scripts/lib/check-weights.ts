/** Weighs what a browser loads for a built page before anybody does anything. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { byTag, type HtmlElement, parseHtml } from './check-site/html';

/** A chunk of Vite's manifest, by the source it was made from. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface Build {
  readonly webRoot: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
}

/** Bytes of a page's first load, compressed as they are sent. */
export interface Weights {
  readonly html: number;
  readonly scripts: number;
  readonly pictures: number;
  readonly font: number;
}

/** Reads a build by its folder, which holds `assets.json` and `client/`. */
export function readBuild(folder: string): Build {
  const chunks = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Build['chunks'];
  return { webRoot: path.join(folder, 'client'), chunks };
}

const compressible = /\.(?:html|js|css|svg|json)$/;

/** What a file weighs on its way: its brotli sibling where there is one. */
function weightOf(webRoot: string, file: string): number {
  const whole = path.join(webRoot, file);
  if (existsSync(`${whole}.br`)) return readFileSync(`${whole}.br`).length;
  const bytes = readFileSync(whole);
  return compressible.test(file) ? Math.min(brotliCompressSync(bytes).length, bytes.length) : bytes.length;
}

/** The files of these chunks and of all that they import, directly or not. @throws Error for an unknown source. */
export function filesOf(chunks: Build['chunks'], sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return new Set([...seen].map((source) => chunks[source]?.file ?? ''));
}

const local = (address: string | undefined): readonly string[] => (address?.startsWith('/') ? [address.slice(1)] : []);

/** The candidate for a wide screen of two pixels to one: the heaviest that may be loaded. */
function heaviest(webRoot: string, srcset: string): readonly string[] {
  const files = srcset.split(',').flatMap((candidate) => local(candidate.trim().split(/\s+/)[0]));
  return files.sort((a, b) => weightOf(webRoot, b) - weightOf(webRoot, a)).slice(0, 1);
}

/** A picture's file: of the first source, which every current browser takes, or of the image itself. */
function pictureFiles(webRoot: string, image: HtmlElement, sources: readonly HtmlElement[]): readonly string[] {
  const { srcset, src } = sources.find(({ parent }) => parent === image.parent)?.attributes ?? image.attributes;
  return srcset ? heaviest(webRoot, srcset) : local(src);
}

/**
 * Weighs a page: its HTML, the scripts that it names or preloads with all that they import, pictures that are not
 * lazy, and its heaviest font.
 */
export function firstLoad({ webRoot, chunks }: Build, htmlFile: string): Weights {
  const document = parseHtml(readFileSync(path.join(webRoot, htmlFile), 'utf8'));
  const links = byTag(document, 'link').map(({ attributes }) => attributes);
  const named = [
    ...byTag(document, 'script').flatMap(({ attributes: { src } }) => local(src)),
    ...links.flatMap(({ rel, href }) => (rel === 'modulepreload' ? local(href) : [])),
  ];
  const sourceOf = new Map(Object.entries(chunks).map(([source, { file }]) => [file, source]));
  const scripts = new Set([...named, ...filesOf(chunks, [...named.flatMap((file) => sourceOf.get(file) ?? [])])]);
  const sources = byTag(document, 'source');
  const pictures = byTag(document, 'img')
    .filter(({ attributes: { loading } }) => loading !== 'lazy')
    .flatMap((image) => pictureFiles(webRoot, image, sources));
  const fonts = links.flatMap(({ as, href }) => (as === 'font' ? local(href) : []));

  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(webRoot, file), 0);
  return {
    html: weightOf(webRoot, htmlFile),
    scripts: sum(scripts),
    pictures: sum(new Set(pictures)),
    font: Math.max(0, ...fonts.map((file) => weightOf(webRoot, file))),
  };
}
