/**
 * What a longer catalogue costs: copies of the site with 30, 300 and more products, each built, weighed, served, and
 * built again after one product's text has changed.
 *
 * PRODUCTS  lengths of the catalogue, separated by commas; 30,300. 3000 take half an hour
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { products } from '../../frontend/src/content/products/all';
import { pathOf } from '../../frontend/src/routes/paths';
import { firstLoad } from '../check/weights';
import { copySources, linkPackages } from '../lib/source-copy';
import { growCatalogue, grownFile } from './catalogue';
import { startSite } from './nginx';
import { compare, type Section } from './section';

const exec = promisify(execFile);

export const run: Section = async (context) => {
  const { root } = context;
  const folder = path.join(root, 'bench/growth');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await linkPackages(root, folder);

  const measure = async (count: number) => {
    const target = path.join(folder, `${count}`);
    await mkdir(target);
    await copySources(root, target);
    await symlink('../node_modules', path.join(target, 'node_modules'));
    const added = await growCatalogue(target, products.size, count);
    await exec('node_modules/.bin/tsx', ['scripts/build/nginx-maps.ts'], { cwd: target });
    const full = await timedBuild(target);
    const webRoot = path.join(target, 'dist/client');
    const bytes = firstVisits(webRoot, added.path);
    const served = await serve(target, webRoot, added.path);
    const text = await readFile(grownFile(target), 'utf8');
    await writeFile(grownFile(target), text.replace('"summary":"', '"summary":"Changed: '));
    const again = await timedBuild(target);
    await rm(target, { recursive: true });
    return { full, again, bytes, ...served };
  };
  const lengths = (process.env.PRODUCTS || '30,300').split(',').map(Number);
  const table = await compare(
    // A build takes minutes.
    { ...context, rounds: 1 },
    {
      title: 'A longer catalogue',
      note: "One round. Processor time is that of all processes of a build, MiB the largest resident size of one. Bytes in brotli; a first visit is the HTML, all scripts and the font. nginx's times: its processor time for a request.",
      subjects: Object.fromEntries(lengths.map((count) => [`${count} products`, count])),
      measure,
      figures: {
        'build, s': ({ full }) => full.seconds,
        'build, s of processor': ({ full }) => full.processorSeconds,
        'build, MiB': ({ full }) => full.peakMiB,
        'build after one product has changed, s': ({ again }) => again.seconds,
        'build after one product has changed, s of processor': ({ again }) => again.processorSeconds,
        'first visit of Home, bytes': ({ bytes }) => bytes.home,
        'first visit of the added product': ({ bytes }) => bytes.added,
        'first visit of the Products listing': ({ bytes }) => bytes.listing,
        'first visit of Find': ({ bytes }) => bytes.find,
        'first visit of Compare': ({ bytes }) => bytes.compare,
        'nginx, start to first response, ms': ({ startMs }) => startMs,
        'redirect to a canonical path, µs': ({ redirect }) => redirect.costUs,
        'page, µs': ({ page }) => page.costUs,
      },
    },
  );
  await rm(folder, { recursive: true });
  return [table];
};

/** Bytes of the first visit of each page. */
function firstVisits(webRoot: string, added: string) {
  const firstVisit = (page: string) => {
    const { html, app, font } = firstLoad(webRoot, `${page}/index.html`);
    return html + app + font;
  };
  return {
    home: firstVisit(''),
    added: firstVisit(added),
    listing: firstVisit(pathOf('products')),
    find: firstVisit(pathOf('find')),
    compare: firstVisit(pathOf('compare')),
  };
}

async function serve(root: string, webRoot: string, page: string) {
  await using server = await startSite(root, webRoot);
  const redirect = await server.load(page.toLowerCase());
  return { startMs: server.startMs, redirect, page: await server.load(page) };
}

/** By GNU time, which adds the processes of the build together; memory is that of the largest. */
async function timedBuild(root: string) {
  const command = ['-f', '%e %U %S %M', 'npm', 'run', '--silent', 'build'];
  const { stderr } = await exec('/usr/bin/time', command, { cwd: root, maxBuffer: 2 ** 27 });
  const [seconds = 0, user = 0, system = 0, peakKiB = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { seconds, processorSeconds: user + system, peakMiB: peakKiB / 1024 };
}
