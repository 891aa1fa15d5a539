/**
 * What a longer catalogue costs: copies of the site with 30, 300 and more products of the real shape, each built,
 * weighed, served, and built again after one product's text has changed.
 *
 * PRODUCTS  lengths of the catalogue, with commas between; 30,300. 3000 take half an hour
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { products } from '../../frontend/src/content/products/all';
import { dataUrl } from '../../frontend/src/lib/release';
import { pathOf } from '../../frontend/src/routes/paths';
import { releaseNamedIn } from '../lib/release';
import { type StepResult, timedBuild } from './growth/build';
import { type GrownProduct, growCatalogue } from './growth/catalogue';
import { type NginxFigures, nginxFigures } from './growth/nginx';
import { firstVisitBytes, sentBytes } from './growth/weights';
import type { BenchContext } from './section';
import { ratio, type Table } from './table';

/** What a build needs of the repository. */
const needed = ['.env', 'frontend', 'nginx', 'package.json', 'scripts', 'tsconfig.json'];

interface Grown {
  readonly count: number;
  readonly pages: number;
  readonly full: readonly StepResult[];
  /** After one product's text changed. */
  readonly again: readonly StepResult[];
  /** Bytes as they travel, by what they are of. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly nginx: NginxFigures;
}

/** The lengths to try, shortest first. @throws Error for anything but whole numbers above the catalogue's own. */
function lengthsFrom(text: string): readonly number[] {
  const lengths = text.split(',').map(Number);
  const wrong = lengths.find((length) => !Number.isInteger(length) || length <= products.size);
  if (wrong !== undefined || lengths.length === 0)
    throw new Error(`PRODUCTS is '${text}': want whole numbers above ${products.size}, with commas between`);
  return lengths.sort((a, b) => a - b);
}

/**
 * The packages, as hard links: they take no room, and an installation meanwhile does not reach them. One of them
 * writes into its own folder what was built last, and is copied.
 */
async function linkPackages(root: string, folder: string) {
  const packages = path.join(folder, 'node_modules');
  const writes = '@brillout/vite-plugin-import-build';
  await rm(packages, { recursive: true, force: true });
  await promisify(execFile)('cp', ['-al', path.join(root, 'node_modules'), packages]);
  await rm(path.join(packages, writes), { recursive: true });
  await cp(path.join(root, 'node_modules', writes), path.join(packages, writes), { recursive: true });
}

async function copySources(root: string, target: string) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of needed.filter((entry) => existsSync(path.join(root, entry))))
    await cp(path.join(root, name), path.join(target, name), { recursive: true });
  await symlink('../node_modules', path.join(target, 'node_modules'));
}

async function changeText({ file }: GrownProduct) {
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('"summary": "', '"summary": "Changed: '));
}

async function bytesOf(webRoot: string, [first]: readonly GrownProduct[]): Promise<ReadonlyMap<string, number>> {
  const visits = { Home: pathOf('home'), Kelvin: pathOf('kelvin'), 'a made-up product': first?.path ?? '/' };
  const bytes = new Map<string, number>();
  for (const [name, address] of Object.entries(visits))
    bytes.set(`first visit of ${name}`, await firstVisitBytes(webRoot, address));
  bytes.set('first visit of the Products listing', await firstVisitBytes(webRoot, pathOf('products')));
  const release = releaseNamedIn(await readFile(path.join(webRoot, 'index.html'), 'utf8'));
  const dataBytes = (address: string) => sentBytes(path.join(webRoot, dataUrl(address, release)));
  bytes.set('next page: data of Kelvin', await dataBytes(pathOf('kelvin')));
  bytes.set('next page: data of the Products listing', await dataBytes(pathOf('products')));
  bytes.set('the search index', await dataBytes('/search-index'));
  bytes.set('sitemap.xml', await sentBytes(path.join(webRoot, 'sitemap.xml')));
  return bytes;
}

async function grow(context: BenchContext, count: number): Promise<Grown> {
  const target = path.join(context.out, 'growth', `${count}`);
  const log = (line: string) => context.log(`${count}: ${line}`);
  await copySources(context.root, target);
  const made = await growCatalogue(target, products.size, count);
  const [first] = made;
  if (!first) throw new Error('No product was made up');
  const run = promisify(execFile);
  await run(path.join(target, 'node_modules/.bin/tsx'), ['scripts/build/nginx-maps.ts'], { cwd: target });

  const full = await timedBuild(target, log);
  const webRoot = path.join(target, 'dist/client');
  const bytes = await bytesOf(webRoot, made);
  const pages = (await readdir(webRoot, { recursive: true })).filter((file) => file.endsWith('.html')).length;
  const nginx = await nginxFigures(target, webRoot, first, context.rounds);
  log('one text changes');
  await changeText(first);
  const again = await timedBuild(target, log);
  await rm(target, { recursive: true });
  return { count, pages, full, again, bytes, nginx };
}

/** How much a page more adds to a value, from the shortest catalogue to the longest; a dash where there is one alone. */
function aPageMore(grown: readonly Grown[], value: (one: Grown) => number, unit: number): number | string {
  const [first, last] = [grown.at(0), grown.at(-1)];
  if (!first || !last || first === last) return '–';
  return ((value(last) - value(first)) / (last.pages - first.pages)) * unit;
}

type StepsOf = (one: Grown) => readonly StepResult[];

/** The names of the steps, and how to read one of their figures. */
function figuresOf(grown: readonly Grown[], stepsOf: StepsOf, key: 'processorSeconds' | 'peakMiB') {
  const names = grown[0] ? stepsOf(grown[0]).map(({ name }) => name) : [];
  return names.map(
    (name) => [name, (one: Grown) => stepsOf(one).find((step) => step.name === name)?.[key] ?? 0] as const,
  );
}

function timeTable(grown: readonly Grown[], title: string, note: string, stepsOf: StepsOf): Table {
  const sum = (key: 'processorSeconds' | 'seconds') => (one: Grown) =>
    stepsOf(one).reduce((seconds, step) => seconds + step[key], 0);
  const rows: readonly (readonly [string, (one: Grown) => number])[] = [
    ...figuresOf(grown, stepsOf, 'processorSeconds'),
    ['all steps', sum('processorSeconds')],
    ['all steps, on the clock', sum('seconds')],
  ];
  return {
    title,
    note: `Seconds of processor time of Node's processes, which other work on the machine hardly changes. ${note}`,
    columns: ['step', ...grown.map(({ count }) => `${count} products`), 'ms a page more'],
    rows: rows.map(([name, value]) => [name, ...grown.map(value), aPageMore(grown, value, 1000)]),
  };
}

function memoryTable(grown: readonly Grown[]): Table {
  return {
    title: 'Memory of the build',
    note: 'The largest resident size of a Node process, in MiB.',
    columns: ['step', ...grown.map(({ count }) => `${count} products`), 'KiB a page more'],
    rows: figuresOf(grown, ({ full }) => full, 'peakMiB').map(([name, value]) => [
      name,
      ...grown.map(value),
      aPageMore(grown, value, 1024),
    ]),
  };
}

function bytesTable(grown: readonly Grown[]): Table {
  return {
    title: 'What a visitor loads',
    note: 'Bytes as they travel, brotli. A first visit is the HTML with the scripts, style sheets and fonts that it names; pictures are the same.',
    columns: ['what', ...grown.map(({ count }) => `${count} products`), 'longest to shortest'],
    rows: [...(grown[0]?.bytes.keys() ?? [])].map((name) => {
      const values = grown.map(({ bytes }) => bytes.get(name) ?? 0);
      return [name, ...values, ratio(values.at(-1) ?? 0, values[0] ?? 0)];
    }),
  };
}

function nginxTable(grown: readonly Grown[], rounds: number): Table {
  const rows: readonly (readonly [string, (figures: NginxFigures) => number])[] = [
    ['size of its configuration, kB', ({ configurationBytes }) => configurationBytes / 1000],
    ['render.sh, ms', ({ renderMs }) => renderMs],
    ['nginx -t, ms', ({ testMs }) => testMs],
    ['start to first answer, ms', ({ startMs }) => startMs],
    ['redirect to a canonical path, µs of processor', ({ redirectUs }) => redirectUs],
    ['the page itself, µs of processor', ({ pageUs }) => pageUs],
    ['memory of its worker, MiB', ({ workerMiB }) => workerMiB],
  ];
  return {
    title: 'nginx',
    note: `Medians of ${rounds} rounds; one worker, which shares its core with the load.`,
    columns: ['what', ...grown.map(({ count }) => `${count} products`)],
    rows: rows.map(([name, value]) => [name, ...grown.map(({ nginx }) => value(nginx))]),
  };
}

export async function run(context: BenchContext): Promise<readonly Table[]> {
  const lengths = lengthsFrom(process.env.PRODUCTS || '30,300');
  const folder = path.join(context.out, 'growth');
  await mkdir(folder, { recursive: true });
  await linkPackages(context.root, folder);
  const grown: Grown[] = [];
  for (const count of lengths) grown.push(await grow(context, count));
  await rm(path.join(folder, 'node_modules'), { recursive: true });

  return [
    timeTable(grown, 'A build from nothing', 'One build each. "bundle" is what Vite does.', ({ full }) => full),
    timeTable(
      grown,
      "A build after one product's text has changed",
      'dist/ is made anew; what .cache/ has is taken from there.',
      ({ again }) => again,
    ),
    memoryTable(grown),
    bytesTable(grown),
    nginxTable(grown, context.rounds),
  ];
}
