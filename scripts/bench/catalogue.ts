/**
 * Extends the sources of a copy of the site to a catalogue of any length. Each product has the structure of the Kelvin,
 * words of the same lengths, and the Kelvin's pictures. It is in the Products listing, the search and the sitemap;
 * menus and footer stay the same.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kelvin } from '../../frontend/src/content/products/kelvin';
import { pathOf } from '../../frontend/src/routes/paths';

export interface GrownProduct {
  readonly path: string;
  /** Redirects to `path`. */
  readonly alias: string;
}

/** The made-up products, in the sources under a root; JSON. */
export const grownFile = (root: string) => path.join(root, 'frontend/src/content/products/grown.json');

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
/** The keys of a product whose values are prose; other texts are keys or units. */
const prose = new Set(
  'answer caption description features intro items label note paragraphs question rows summary text title'.split(' '),
);

/** The longer words of the Kelvin's page by their length and case. */
const vocabulary = new Map<string, string[]>();
const classOf = (text: string) => `${text.length}${/^[A-Z]/.test(text) ? 'A' : 'a'}`;
for (const found of JSON.stringify(kelvin).match(word) ?? [])
  vocabulary.set(classOf(found), [...(vocabulary.get(classOf(found)) ?? []), found]);

/** The Kelvin under another name and in other words of the same lengths, so that no two pages compress as one. */
function madeUp(number: number) {
  const random = numbersFrom(number);
  const name = `Grown-${number}`;
  const reworded = (text: string) =>
    text.replaceAll(word, (found) => {
      const choice = vocabulary.get(classOf(found)) ?? [];
      return found === 'Kelvin' ? name : (choice[Math.floor(random() * choice.length)] ?? found);
    });
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return prose.has(key) ? reworded(value) : value;
    if (Array.isArray(value)) return value.map((part) => visit(part, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, visit(part, own)]));
  };
  const seo = { ...kelvin.seo, title: `${name} Medical Transport Cooler: Four Variants` };
  return { name, product: { ...(visit(kelvin, '') as typeof kelvin), id: `grown-${number}`, name, seo } };
}

/** Inserts text after `mark` in a source, and a line at its top. @throws Error unless the source has the mark once. */
async function insert(file: string, mark: string, text: string, head = ''): Promise<void> {
  const [before, after, ...more] = (await readFile(file, 'utf8')).split(mark);
  if (after === undefined || more.length > 0) throw new Error(`${file} must have exactly one ${JSON.stringify(mark)}`);
  await writeFile(file, `${head}${before}${mark}${text}${after}`);
}

/** Adds products to the sources under `root`, which have `existing` of them, until there are `count`. */
export async function growCatalogue(root: string, existing: number, count: number): Promise<readonly GrownProduct[]> {
  const content = path.join(root, 'frontend/src/content');
  const grown = Array.from({ length: count - existing }, (_, index) => madeUp(existing + index + 1));
  const rows = grown.map(({ name, product: { id } }) => {
    const row = { id, path: `${pathOf('products')}/${name}`, screen: 'product', label: name, parent: 'products' };
    return { ...row, aliases: [`/${name}`] };
  });
  await writeFile(grownFile(root), JSON.stringify(grown.map(({ product }) => product)));
  await writeFile(path.join(content, 'products/grown-ids.json'), JSON.stringify(rows.map(({ id }) => id)));
  const listed = rows.map((row) => `  ${JSON.stringify(row)},\n`).join('');
  await insert(path.join(content, '../routes/manifest.ts'), '\nexport const manifest = [\n', listed);

  const ids = (file: string) => `import grownIds from '${file}';\n`;
  const item = '\n  ...(grownIds as never[]).map(itemOf),';
  const pictures = '\n  ...Object.fromEntries(grownIds.map((id) => [id, kelvinPictures])),';
  const products = "import grownProducts from './grown.json';\n";
  await insert(
    path.join(content, 'products/all.ts'),
    '\n  dataLogger,',
    '\n  ...(grownProducts as never[]),',
    products,
  );
  await insert(
    path.join(content, 'catalogue.ts'),
    "\n  itemOf('safeguard-xvo-10'),",
    item,
    ids('./products/grown-ids.json'),
  );
  const pictureList = path.join(content, 'pictures/pictures.ts');
  await insert(pictureList, "\n  'first-aid-kit': firstAidKitPictures,", pictures, ids('../products/grown-ids.json'));
  return rows.map((row) => ({ path: row.path, alias: row.aliases[0] ?? '' }));
}
