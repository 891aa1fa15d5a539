/**
 * Renders the pictures whose inputs have changed, the most important first. It can be stopped and resumed.
 *
 * tsx scripts/imagery/render.ts [--only=kelvin] [--preview] [--accept] [--list]
 *   --only     the pictures of a product, or one picture, by id
 *   --preview  renders small and quick into .cache/imagery/previews and records nothing
 *   --accept   records the current inputs without rendering, after a change that does not affect the pictures
 *   --list     lists the pictures that would be rendered
 *
 * rendered.json contains a hash of each picture's inputs: the scene's module and its imports, the figures that it
 * reads, the settings. The renderings cannot be compared by hash, because their bytes depend on the processor.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Picture } from '../../frontend/src/content/pictures/picture';
import { allPictures } from '../../frontend/src/content/pictures/pictures';
import { importsOf } from './imports';

const here = 'scripts/imagery';
const cache = '.cache/imagery';
const record = `${here}/rendered.json`;
const denoiser = `${cache}/nlm.so`;
// Debian's Python, which has the packages below, even if another one is first in PATH.
const python = '/usr/bin/python3';

/** Samples per pixel before denoising. Steel needs more. A preview only shows the composition. */
const samples = { card: 64, gallery: 40, hero: 40, preview: 12 } as const;
const metalFactor = 1.5;
const previewWidth = 400;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    preview: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

function requireTools(): void {
  const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const missing = [
    ...(works('blender', '--version') ? [] : ['blender']),
    ...(works('gcc', '--version') ? [] : ['gcc libc6-dev']),
    ...(works(python, '-c', 'import numpy') ? [] : ['python3-numpy']),
    ...(works(python, '-c', 'import OpenImageIO') ? [] : ['python3-openimageio']),
    ...(existsSync('/usr/share/fonts/opentype/inter/Inter-Bold.otf') ? [] : ['fonts-inter']),
  ];
  if (missing.length === 0) return;
  console.error(`Rendering needs: apt-get install --no-install-recommends ${missing.join(' ')}`);
  console.error('The site builds without it: the encoded pictures are in the repository.');
  process.exit(1);
}

/** The module in products/ of each picture. */
function scenes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(`${here}/products`).sort()) {
    const source = readFileSync(`${here}/products/${file}`, 'utf8');
    for (const [, id] of source.matchAll(/^ {4}"([a-z0-9-]+)":/gm)) found.set(id as string, `products/${file}`);
  }
  return found;
}

interface Catalogue {
  readonly products: Readonly<Record<string, unknown>>;
  readonly parts: unknown;
  readonly texts: unknown;
}

function hashOf(picture: Picture, module: string, catalogue: Catalogue): string {
  const files = [...importsOf(module), 'render_scene.py', 'finish/finish.py', 'finish/nlm.c'].sort();
  const sources = files.map((file) => readFileSync(`${here}/${file}`, 'utf8'));
  const named = Object.entries(catalogue.products).filter(([id]) =>
    sources.some((source) => source.includes(`"${id}"`)),
  );
  const inputs = [
    sources,
    named,
    catalogue.parts,
    catalogue.texts,
    picture.width,
    picture.height,
    samples[picture.use],
    metalFactor,
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Cards and heroes first, then galleries; last the first aid kits, the longest series. */
function rank({ use, product, id }: Picture): number {
  if (use === 'card' || id === 'custom-logo') return 0;
  if (use === 'hero') return 1;
  return product === 'first-aid-kit' ? 3 : 2;
}

function render(picture: Picture, module: string): void {
  const folder = options.preview ? 'previews' : 'finals';
  const scale = options.preview ? previewWidth / Math.max(picture.width, picture.height) : 1;
  const metal = readFileSync(`${here}/${module}`, 'utf8').includes('metal=True');
  const count = options.preview ? samples.preview : samples[picture.use] * (metal ? metalFactor : 1);
  const work = path.resolve(cache, 'work', picture.id);
  const size = [picture.width, picture.height].map((pixels) => `${Math.round(pixels * scale)}`);
  const scene = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', `${here}/render_scene.py`, '--'];
  const run = (command: string, args: string[]) => {
    const { status, stdout } = spawnSync('nice', ['-n', '19', command, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    // Blender writes errors of a scene to its standard output, among its progress.
    if (status !== 0) throw new Error(`${picture.id}: ${command} failed\n${stdout.split('\n').slice(-20).join('\n')}`);
  };
  try {
    run('blender', [...scene, picture.id, ...size, `${count}`, '2', work]);
    const out = path.resolve(cache, folder, `${picture.id}.png`);
    run(python, [`${here}/finish/finish.py`, `${work}_a.exr`, `${work}_b.exr`, path.resolve(denoiser), out]);
  } finally {
    for (const half of ['a', 'b']) rmSync(`${work}_${half}.exr`, { force: true });
  }
}

const { only } = options;
const isWanted = ({ id, product }: Picture) => !only || only === id || only === product;
if (!allPictures.some(isWanted)) throw new Error(`--only=${only}: no picture and no product with pictures has this id`);

const modules = scenes();
for (const { id } of allPictures) if (!modules.has(id)) throw new Error(`No scene for ${id}`);

execFileSync('npx', ['tsx', `${here}/export-catalogue.ts`], { stdio: 'inherit' });
const catalogue: Catalogue = JSON.parse(readFileSync(`${cache}/catalogue.json`, 'utf8'));
const readRecord = (): Record<string, string> => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});
const writeRecord = (id: string, hash: string) => {
  const entries = Object.entries({ ...readRecord(), [id]: hash }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
};

const known = readRecord();
const queue = allPictures
  .filter(isWanted)
  .map((picture) => ({ picture, module: modules.get(picture.id) as string }))
  .map((item) => ({ ...item, hash: hashOf(item.picture, item.module, catalogue) }))
  .filter(({ picture, hash }) => options.preview || known[picture.id] !== hash)
  .sort((a, b) => rank(a.picture) - rank(b.picture));

if (options.list || options.accept) {
  for (const { picture, hash } of queue) {
    if (options.accept) writeRecord(picture.id, hash);
    console.log(picture.id);
  }
} else if (queue.length === 0) {
  console.log('Every picture is up to date.');
} else {
  requireTools();
  for (const folder of ['previews', 'finals', 'work']) mkdirSync(`${cache}/${folder}`, { recursive: true });
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];
  execFileSync('gcc', [...flags, `${here}/finish/nlm.c`, '-o', denoiser]);
  for (const [index, { picture, module }] of queue.entries()) {
    const start = performance.now();
    // Computed again, because a scene may have been edited during a long run.
    const hash = hashOf(picture, module, catalogue);
    render(picture, module);
    if (!options.preview) writeRecord(picture.id, hash);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${index + 1}/${queue.length} ${picture.id} ${seconds} s`);
  }
}
