/**
 * The compressed bytes that a browser loads for a built page, at first and with the app. size-limit sums lists of files; these
 * are found here, from each page's HTML, and weighed as compressed by the build. Given the lists of four pages, size-limit
 * 13.1 prints the same bytes in 4.2 s of processor time instead of 1.1 s, and would replace five lines of this file.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { addressesInSet, byTag, type HtmlElement, parseHtml } from './site/html';

/** Compressed bytes of a page. */
export interface Weights {
  /** The HTML with its inline styles, and the style sheets that it links to. */
  readonly html: number;
  /** Scripts that the HTML loads or preloads. */
  readonly scripts: number;
  /** These and the scripts of the app, which the loader fetches later. */
  readonly app: number;
  /** Pictures without `loading="lazy"`. */
  readonly pictures: number;
  /** The largest font that its styles name. */
  readonly font: number;
}

const local = (address: string | undefined): readonly string[] => (address?.startsWith('/') ? [address.slice(1)] : []);

/** The files of a picture: the candidates of its first source, which every current browser supports, or the image. */
function candidates(image: HtmlElement, sources: readonly HtmlElement[]): readonly string[] {
  const { srcset, src } = sources.find(({ parent }) => parent === image.parent)?.attributes ?? image.attributes;
  return srcset ? addressesInSet(srcset).flatMap(local) : local(src);
}

/** The addresses of fonts in a style element's `@font-face` rules. */
function fontFiles({ text }: HtmlElement): readonly string[] {
  const faces = text.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, address]) => local(address)));
}

/** Weighs a page, each file once. @throws Error where it does not name the scripts of the app. */
export function firstLoad(webRoot: string, htmlFile: string): Weights {
  const document = parseHtml(readFileSync(path.join(webRoot, htmlFile), 'utf8'));
  const linked = (what: string) =>
    byTag(document, 'link').flatMap(({ attributes: { rel, href } }) => (rel === what ? local(href) : []));
  const scripts = [
    ...byTag(document, 'script').flatMap(({ attributes: { src } }) => local(src)),
    ...linked('modulepreload'),
  ];
  const list = byTag(document, 'meta').find(({ attributes: { name } }) => name === 'scripts')?.attributes.content;
  if (!list) throw new Error(`${htmlFile} does not name the app's scripts`);

  /** The bytes of a file as sent: those of its brotli sibling, where it has one. */
  const weightOf = (file: string) => {
    const whole = path.join(webRoot, file);
    return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
  };
  const sum = (files: readonly string[]) => [...new Set(files)].reduce((total, file) => total + weightOf(file), 0);
  const heaviest = (files: readonly string[]) => [...files].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 1);
  const sources = byTag(document, 'source');
  const pictures = byTag(document, 'img').filter(({ attributes: { loading } }) => loading !== 'lazy');
  return {
    html: sum([htmlFile, ...linked('stylesheet')]),
    scripts: sum(scripts),
    app: sum([...scripts, ...list.split(' ').flatMap(local)]),
    pictures: sum(pictures.flatMap((image) => heaviest(candidates(image, sources)))),
    font: sum(heaviest(byTag(document, 'style').flatMap(fontFiles))),
  };
}

/** The code that is loaded for a 3D model, in gzip, as for browsers without brotli. @throws Error where there is none. */
export function viewerWeight(webRoot: string, chunks: Manifest): number {
  const viewer = Object.values(chunks).filter(({ name = '' }) => /^Model(?:Stage|Controls)$/.test(name));
  if (viewer.length === 0) throw new Error('The build has no viewer of 3D models');
  return viewer.reduce((total, { file }) => total + statSync(path.join(webRoot, `${file}.gz`)).size, 0);
}
