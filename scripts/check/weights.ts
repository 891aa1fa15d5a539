/**
 * The compressed bytes that a browser loads for a built page, at first and with the app. size-limit sums lists of
 * files; these are found here, from each page's HTML, its srcsets and the imports of its chunks, and are weighed as
 * compressed by the build, whereas size-limit would compress all again.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { byTag, type HtmlElement, parseHtml } from './site/html';

/** A chunk of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export interface Build {
  readonly webRoot: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
}

/** Compressed bytes of a page. */
export interface Weights {
  /** With its inline styles, and the style sheets that it links to. */
  readonly html: number;
  /** Those that the HTML loads or preloads. */
  readonly scripts: number;
  /** These and those of the app, which the loader fetches later. */
  readonly app: number;
  /** Those that are not lazy. */
  readonly pictures: number;
  /** The largest one that its styles name. */
  readonly font: number;
}

/** Reads a build by its folder, which holds `assets.json` and `client/`. */
export function readBuild(folder: string): Build {
  const chunks = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Build['chunks'];
  return { webRoot: path.join(folder, 'client'), chunks };
}

const compressible = /\.(?:html|js|css|svg|json)$/;

/** The bytes of a file as sent: those of its brotli sibling, where it has one. */
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

/** The largest candidate that a browser may load. */
function heaviest(webRoot: string, srcset: string): readonly string[] {
  const files = srcset.split(',').flatMap((candidate) => local(candidate.trim().split(/\s+/)[0]));
  return files.sort((a, b) => weightOf(webRoot, b) - weightOf(webRoot, a)).slice(0, 1);
}

/** A picture's file: that of the first source, which every current browser supports, or of the image itself. */
function pictureFiles(webRoot: string, image: HtmlElement, sources: readonly HtmlElement[]): readonly string[] {
  const { srcset, src } = sources.find(({ parent }) => parent === image.parent)?.attributes ?? image.attributes;
  return srcset ? heaviest(webRoot, srcset) : local(src);
}

/** The addresses of fonts in a style element's `@font-face` rules. */
function fontFiles(styles: string): readonly string[] {
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, address]) => local(address)));
}

/**
 * Weighs a page, each file once; scripts with all that they import.
 * @throws Error where it does not name the scripts of the app.
 */
export function firstLoad({ webRoot, chunks }: Build, htmlFile: string): Weights {
  const document = parseHtml(readFileSync(path.join(webRoot, htmlFile), 'utf8'));
  const links = byTag(document, 'link').map(({ attributes }) => attributes);
  const linked = (what: string) => links.flatMap(({ rel, href }) => (rel === what ? local(href) : []));

  const sourceOf = new Map(Object.entries(chunks).map(([source, { file }]) => [file, source]));
  const withImports = (files: readonly string[]) =>
    new Set([
      ...files,
      ...filesOf(
        chunks,
        files.flatMap((file) => sourceOf.get(file) ?? []),
      ),
    ]);
  const scripts = withImports([
    ...byTag(document, 'script').flatMap(({ attributes: { src } }) => local(src)),
    ...linked('modulepreload'),
  ]);
  const list = byTag(document, 'meta').find(({ attributes: { name } }) => name === 'scripts')?.attributes.content;
  if (!list) throw new Error(`${htmlFile} does not name the app's scripts`);
  const app = withImports(list.split(' ').flatMap(local));

  const sources = byTag(document, 'source');
  const pictures = byTag(document, 'img')
    .filter(({ attributes: { loading } }) => loading !== 'lazy')
    .flatMap((image) => pictureFiles(webRoot, image, sources));
  const fonts = byTag(document, 'style').flatMap(({ text }) => fontFiles(text));

  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + weightOf(webRoot, file), 0);
  return {
    html: sum([htmlFile, ...linked('stylesheet')]),
    scripts: sum(scripts),
    app: sum([...scripts, ...app]),
    pictures: sum(pictures),
    font: Math.max(0, ...fonts.map((file) => weightOf(webRoot, file))),
  };
}

/**
 * Weighs the code that is loaded for a 3D model, in gzip, as for browsers without brotli.
 * @throws Error where the build has none.
 */
export function viewerWeight({ webRoot, chunks }: Build): number {
  const files = Object.values(chunks).flatMap(({ file, name }) =>
    /^Model(?:Stage|Controls)$/.test(name ?? '') ? file : [],
  );
  if (files.length === 0) throw new Error('The build has no viewer of 3D models');
  return files.reduce((total, file) => total + readFileSync(path.join(webRoot, `${file}.gz`)).length, 0);
}
