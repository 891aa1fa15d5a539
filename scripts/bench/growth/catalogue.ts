/**
 * Makes the sources of a copy of the site hold a catalogue of any length. Each product has the shape of the Kelvin's:
 * as many sections, questions, figures and words, in a text of its own, and the Kelvin's pictures. It stands in the
 * Products listing, the search and the sitemap; menus and footer stay what the manifest says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kelvin } from '../../../frontend/src/content/products/kelvin';
import type { Product } from '../../../frontend/src/content/types';
import { pathOf } from '../../../frontend/src/routes/paths';

/** A product that was made up. */
export interface GrownProduct {
  readonly id: string;
  readonly path: string;
  /** Leads to `path` by a redirect. */
  readonly alias: string;
  /** Its file in the sources, absolute. */
  readonly file: string;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const word = /[A-Za-z]{4,}/g;
// The keys under which a product has sentences; what else is text is a key itself or a unit.
const readable = new Set(
  'answer caption description features intro items kind label note paragraphs question rows summary text title'.split(
    ' ',
  ),
);

/** Every longer word of the Kelvin's page, by its length and whether it begins with a capital. */
const vocabulary = new Map<string, string[]>();
const classOf = (text: string) => `${text.length}${/^[A-Z]/.test(text) ? 'A' : 'a'}`;
for (const found of JSON.stringify(kelvin).match(word) ?? [])
  vocabulary.set(classOf(found), [...(vocabulary.get(classOf(found)) ?? []), found]);

const syllables = 'bar cel dor fen gal hel kor lum mer nov pol ras sil tor val wen'.split(' ');

/** The Kelvin under another name and in other words of the same lengths, so that no two pages compress as one. */
function madeUp(number: number): { readonly name: string; readonly product: Product } {
  const random = numbersFrom(number);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const spoken = `${pick(syllables)}${pick(syllables)}`;
  const name = `${spoken[0]?.toUpperCase()}${spoken.slice(1)}-${number}`;
  const reworded = (text: string) =>
    text.replaceAll(word, (found) => (found === 'Kelvin' ? name : pick(vocabulary.get(classOf(found)) ?? [found])));
  const visit = (value: unknown, key: string, depth: number): unknown => {
    // Within a section `kind` says what sort of section it is.
    if (typeof value === 'string')
      return readable.has(key) && (key !== 'kind' || depth === 1) ? reworded(value) : value;
    if (Array.isArray(value)) return value.map((part) => visit(part, key, depth));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, visit(part, own, depth + 1)]));
  };
  const product = visit(kelvin, '', 0) as Product;
  const seo = { ...product.seo, title: `${name} Medical Transport Cooler: Four Variants` };
  return { name, product: { ...product, id: `grown-${number}` as Product['id'], name, seo } };
}

/** Replaces `mark` in a source. @throws Error where the source does not have the mark exactly once. */
async function replaceIn(file: string, mark: string, text: string) {
  const source = await readFile(file, 'utf8');
  const [before, after, ...more] = source.split(mark);
  if (after === undefined || more.length > 0)
    throw new Error(`${file} has to have exactly one ${JSON.stringify(mark)}`);
  await writeFile(file, `${before}${text}${after}`);
}

/**
 * Adds products to the sources under `root` until the catalogue has `count`, given that it has `existing`.
 * Gives those it made. Rejects where a source no longer has the places that it extends.
 */
export async function growCatalogue(root: string, existing: number, count: number): Promise<readonly GrownProduct[]> {
  const source = path.join(root, 'frontend/src');
  const folder = path.join(source, 'content/products/grown');
  await mkdir(folder, { recursive: true });

  const grown: GrownProduct[] = [];
  const rows: string[] = [];
  for (let number = existing + 1; number <= count; number += 1) {
    const { name, product } = madeUp(number);
    const file = path.join(folder, `${product.id}.ts`);
    await writeFile(
      file,
      `import type { Product } from '../../types';\n\nexport const product = ${JSON.stringify(product, null, 2)} as unknown as Product;\n`,
    );
    const row = {
      id: product.id,
      path: `${pathOf('products')}/${name}`,
      screen: 'product',
      label: name,
      parent: 'products',
    };
    rows.push(`\n  ${JSON.stringify({ ...row, aliases: [`/${name}`] })},`);
    grown.push({ id: product.id, path: row.path, alias: `/${name}`, file });
  }

  const ids = `import type { RouteId } from '../../../routes/manifest';\n\nexport const grownIds = ${JSON.stringify(grown.map(({ id }) => id))} as unknown as readonly RouteId[];\n`;
  const all = [
    ...grown.map(({ id }, index) => `import { product as p${index} } from './${id}';`),
    `export const grownProducts = [${grown.map((_, index) => `p${index}`).join(', ')}];\n`,
  ];
  await writeFile(path.join(folder, 'ids.ts'), ids);
  await writeFile(path.join(folder, 'all.ts'), all.join('\n'));

  const endOfManifest = '\n] as const satisfies readonly RouteRow[];';
  await replaceIn(path.join(source, 'routes/manifest.ts'), endOfManifest, rows.join('') + endOfManifest);
  /** Imports `name` into a file of the content, and adds `part` at the end of a list that ends with `last`. */
  const extend = async (file: string, last: string, part: string, name: string, from: string) => {
    const target = path.join(source, 'content', file);
    await replaceIn(target, last, `${last}\n  ${part},`);
    await writeFile(target, `import { ${name} } from '${from}';\n${await readFile(target, 'utf8')}`);
  };
  const pictures = '...Object.fromEntries(grownIds.map((id) => [id, kelvinPictures]))';
  await extend('products/all.ts', '\n  dataLogger,', '...grownProducts', 'grownProducts', './grown/all');
  await extend(
    'catalogue.ts',
    "\n  itemOf('safeguard-xvo-10'),",
    '...grownIds.map(itemOf)',
    'grownIds',
    './products/grown/ids',
  );
  await extend(
    'pictures/pictures.ts',
    "\n  'first-aid-kit': firstAidKitPictures,",
    pictures,
    'grownIds',
    '../products/grown/ids',
  );
  return grown;
}
