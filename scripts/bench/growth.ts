/**
 * What a longer catalogue costs: copies of the site with 30, 300 and more products, each built, weighed, served, and
 * built again after one product's text has changed.
 *
 * PRODUCTS  lengths of the catalogue, separated by commas; 30,300. 3000 take half an hour
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { products } from '../../frontend/src/content/products/all';
import { dataUrl } from '../../frontend/src/lib/release';
import { pathOf } from '../../frontend/src/routes/paths';
import { releaseNamedIn } from '../lib/release';
import { type GrownProduct, growCatalogue, grownFile } from './catalogue';
import { costUs, startSite } from './nginx';
import { inRounds, middle, ratio, type Section, type Table } from './section';

/** What a build reads from the repository. */
const sources = ['.env', 'frontend', 'nginx', 'package.json', 'scripts', 'tsconfig.json'];
const exec = promisify(execFile);

interface BuildStep {
  readonly name: string;
  readonly seconds: number;
  /** Of all threads of its Node processes. */
  readonly processorSeconds: number;
  /** The largest resident size of its Node processes. */
  readonly peakMiB: number;
}

type Figures = ReadonlyMap<string, number>;

interface Grown {
  readonly count: number;
  readonly pages: number;
  readonly full: readonly BuildStep[];
  readonly again: readonly BuildStep[];
  readonly bytes: Figures;
  readonly nginx: Figures;
}

/** @throws Error for anything but whole numbers above the catalogue's own length. */
function lengthsFrom(text: string): readonly number[] {
  const lengths = text.split(',').map(Number);
  if (lengths.some((length) => !Number.isInteger(length) || length <= products.size))
    throw new Error(`PRODUCTS is '${text}': expected whole numbers above ${products.size}, separated by commas`);
  return lengths.sort((a, b) => a - b);
}

export const run: Section = async ({ root, out, rounds, log }) => {
  const folder = path.join(out, 'growth');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Hard links need no room. This package writes the last build into its own folder, so it is copied.
  const writable = 'node_modules/@brillout/vite-plugin-import-build';
  await exec('cp', ['-al', path.join(root, 'node_modules'), folder]);
  await rm(path.join(folder, writable), { recursive: true });
  await cp(path.join(root, writable), path.join(folder, writable), { recursive: true });

  const grown: Grown[] = [];
  for (const count of lengthsFrom(process.env.PRODUCTS || '30,300')) {
    const target = path.join(folder, `${count}`);
    await mkdir(target);
    for (const name of sources.filter((entry) => existsSync(path.join(root, entry))))
      await cp(path.join(root, name), path.join(target, name), { recursive: true });
    await symlink('../node_modules', path.join(target, 'node_modules'));
    grown.push(await grow(target, count, rounds, (line) => log(`${count}: ${line}`)));
  }
  await rm(folder, { recursive: true });
  const again = "A build after one product's text has changed, with what .cache/ has";
  return [
    buildTable(grown, 'A build from nothing', ({ full }) => full),
    buildTable(grown, again, (one) => one.again),
    figuresTable(grown, 'What a visitor loads', `${sentNote} A first visit is ${visitNote}.`, ({ bytes }) => bytes),
    figuresTable(
      grown,
      'nginx',
      `Medians of ${rounds} rounds; one worker, which shares its core with the load.`,
      (one) => one.nginx,
    ),
  ];
};

const sentNote = 'Bytes as sent, in brotli.';
const visitNote = 'the HTML with the scripts, style sheets and fonts that it names; pictures do not differ';

async function grow(target: string, count: number, rounds: number, log: (line: string) => void): Promise<Grown> {
  const [first] = await growCatalogue(target, products.size, count);
  if (!first) throw new Error('No product was made up');
  await exec('node_modules/.bin/tsx', ['scripts/build/nginx-maps.ts'], { cwd: target });
  const full = await timedBuild(target, log);
  const webRoot = path.join(target, 'dist/client');
  const bytes = await bytesOf(webRoot, first);
  const pages = (await readdir(webRoot, { recursive: true })).filter((file) => file.endsWith('.html')).length;
  const nginx = await nginxFigures(target, webRoot, first, rounds);
  const text = await readFile(grownFile(target), 'utf8');
  await writeFile(grownFile(target), text.replace('"summary":"', '"summary":"Changed: '));
  const again = await timedBuild(target, log);
  await rm(target, { recursive: true });
  return { count, pages, full, again, bytes, nginx };
}

/** Loaded into every Node process of a step; appends what the process used to a file. */
const recorder = `import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { processorSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
  appendFileSync(process.env.BENCH_USAGE, JSON.stringify(usage) + '\\n');
});
`;

/** Runs the commands of package.json's "build" in `root` one by one. */
async function timedBuild(root: string, log: (line: string) => void): Promise<readonly BuildStep[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const [usageFile, hook] = [path.join(root, 'usage'), path.join(root, 'recorder.mjs')];
  await writeFile(hook, recorder);
  const steps: BuildStep[] = [];
  for (const command of (scripts.build as string).split(' && ')) {
    await writeFile(usageFile, '');
    const started = performance.now();
    const PATH = `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`;
    const env = { ...process.env, PATH, NODE_OPTIONS: `--import ${hook}`, BENCH_USAGE: usageFile };
    await exec('sh', ['-c', command], { cwd: root, env, maxBuffer: 2 ** 27 });
    const seconds = (performance.now() - started) / 1000;
    const usage = (await readFile(usageFile, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    steps.push({
      name: command.split(' ')[command.startsWith('tsx') ? 1 : 0] ?? command,
      seconds,
      processorSeconds: usage.reduce((sum, each) => sum + each.processorSeconds, 0),
      peakMiB: Math.max(...usage.map(({ peakMiB }) => peakMiB)),
    });
    log(`${command}: ${seconds.toFixed(1)} s`);
  }
  return steps;
}

/** The bytes of a file as sent: those of its brotli sibling, where it has one. */
const sentBytes = async (file: string) => (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;

async function bytesOf(webRoot: string, first: GrownProduct): Promise<Figures> {
  const visit = async (address: string) => {
    const file = path.join(webRoot, address, 'index.html');
    const named = (await readFile(file, 'utf8')).matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)\b/g);
    const files = new Set([file, ...[...named].map(([name]) => path.join(webRoot, name))]);
    return (await Promise.all([...files].map(sentBytes))).reduce((sum, size) => sum + size, 0);
  };
  const release = releaseNamedIn(await readFile(path.join(webRoot, 'index.html'), 'utf8'));
  const data = (address: string) => sentBytes(path.join(webRoot, dataUrl(address, release)));
  return new Map([
    ['first visit of Home', await visit(pathOf('home'))],
    ['first visit of Kelvin', await visit(pathOf('kelvin'))],
    ['first visit of a made-up product', await visit(first.path)],
    ['first visit of the Products listing', await visit(pathOf('products'))],
    ['next page: data of Kelvin', await data(pathOf('kelvin'))],
    ['next page: data of the Products listing', await data(pathOf('products'))],
    ['the search index', await data('/search-index')],
    ['sitemap.xml', await sentBytes(path.join(webRoot, 'sitemap.xml'))],
  ]);
}

async function nginxFigures(root: string, webRoot: string, product: GrownProduct, rounds: number): Promise<Figures> {
  const [results = []] = await inRounds(rounds, [product], async ({ alias, path: address }) => {
    const server = await startSite(root, webRoot);
    try {
      const redirectUs = await costUs(server, alias.toLowerCase());
      return { startMs: server.startMs, redirectUs, pageUs: await costUs(server, address) };
    } finally {
      await server.stop();
    }
  });
  return new Map([
    ['start to first response, ms', middle(results, ({ startMs }) => startMs)],
    ['redirect to a canonical path, µs of processor', middle(results, ({ redirectUs }) => redirectUs)],
    ['the page itself, µs of processor', middle(results, ({ pageUs }) => pageUs)],
  ]);
}

function buildTable(grown: readonly Grown[], title: string, stepsOf: (one: Grown) => readonly BuildStep[]): Table {
  const names = grown[0] ? stepsOf(grown[0]).map(({ name }) => name) : [];
  const figure = (key: 'processorSeconds' | 'peakMiB', name: string) => (one: Grown) =>
    stepsOf(one).find((step) => step.name === name)?.[key] ?? 0;
  const seconds = (one: Grown) => stepsOf(one).reduce((sum, step) => sum + step.seconds, 0);
  const rows: (readonly [string, (one: Grown) => number])[] = [
    ...names.map((name) => [`${name}, s of processor`, figure('processorSeconds', name)] as const),
    ['all, s on the clock', seconds],
    ...names.map((name) => [`${name}, MiB`, figure('peakMiB', name)] as const),
  ];
  const [first, last] = [grown[0], grown.at(-1)];
  const aPage = (value: (one: Grown) => number) =>
    first && last && first !== last ? ((value(last) - value(first)) / (last.pages - first.pages)) * 1000 : '–';
  return {
    title,
    note: 'One build each. Processor time is that of all Node processes of a step, MiB the largest resident size of one.',
    columns: ['step', ...grown.map(({ count }) => `${count} products`), '1,000 pages more'],
    rows: rows.map(([name, value]) => [name, ...grown.map(value), aPage(value)]),
  };
}

function figuresTable(grown: readonly Grown[], title: string, note: string, figuresOf: (one: Grown) => Figures): Table {
  const names = grown[0] ? [...figuresOf(grown[0]).keys()] : [];
  return {
    title,
    note,
    columns: ['what', ...grown.map(({ count }) => `${count} products`), 'last to first'],
    rows: names.map((name) => {
      const values = grown.map((one) => figuresOf(one).get(name) ?? 0);
      return [name, ...values, ratio(values.at(-1) ?? 0, values[0] ?? 0)];
    }),
  };
}
