/**
 * Extends the sources of a copy of the site to a catalogue of any length. Each product is the Kelvin under another name.
 * It is in the Products listing, the search, the finder, the comparison and the sitemap; menus and footer stay the same.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kelvin } from '../../frontend/src/content/products/kelvin';
import { pathOf } from '../../frontend/src/routes/paths';
import { insert } from '../lib/source-copy';

/** The made-up products, in the sources under a root; JSON. */
export const grownFile = (root: string) => path.join(root, 'frontend/src/content/products/grown.json');

/** The Kelvin under another name. */
function madeUp(number: number) {
  const name = `Grown-${number}`;
  const renamed: typeof kelvin = JSON.parse(JSON.stringify(kelvin).replaceAll('Kelvin', name));
  const seo = { ...kelvin.seo, title: `${name} Medical Transport Cooler: Four Variants` };
  return { ...renamed, id: `grown-${number}`, name, seo };
}

/**
 * Adds products to the sources under `root`, which have `existing` of them, until there are `count`. Returns the first.
 * @throws Error where there is none to add.
 */
export async function growCatalogue(root: string, existing: number, count: number): Promise<{ readonly path: string }> {
  const content = path.join(root, 'frontend/src/content');
  const grown = Array.from({ length: Math.max(0, count - existing) }, (_, index) => madeUp(existing + index + 1));
  const rows = grown.map(({ id, name }) => {
    return { id, path: `${pathOf('products')}/${name}`, screen: 'product', label: name, parent: 'products' };
  });
  const [first] = rows;
  if (!first) throw new Error(`PRODUCTS must be numbers above ${existing}`);
  await writeFile(grownFile(root), JSON.stringify(grown));
  await writeFile(path.join(content, 'products/grown-ids.json'), JSON.stringify(rows.map(({ id }) => id)));
  const listed = rows.map((row) => `  ${JSON.stringify(row)},\n`).join('');
  await insert(path.join(content, '../routes/manifest.ts'), '\nexport const manifest = [\n', listed);

  const ids = (file: string) => `import grownIds from '${file}';\n`;
  const products = "import grownProducts from './grown.json';\n";
  const all = path.join(content, 'products/all.ts');
  await insert(all, '\n  dataLogger,', '\n  ...(grownProducts as never[]),', products);
  const item = '\n  ...(grownIds as never[]).map(itemOf),';
  const listing = path.join(content, 'catalogue.ts');
  await insert(listing, "\n  itemOf('safeguard-xvo-10'),", item, ids('./products/grown-ids.json'));
  const compared = '.concat(grownIds as never[])';
  const candidates = path.join(content, 'candidates.ts');
  await insert(candidates, 'coolersGrid.map(({ route }) => route)', compared, ids('./products/grown-ids.json'));
  const pictures = '\n  ...Object.fromEntries(grownIds.map((id) => [id, kelvinPictures])),';
  const pictureList = path.join(content, 'pictures/pictures.ts');
  await insert(pictureList, "\n  'first-aid-kit': firstAidKitPictures,", pictures, ids('../products/grown-ids.json'));
  return first;
}
