/**
 * A product that is added by the README's steps, to a copy of the repository. No test needs a change for it, as it states no
 * test and no qualification.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySources, insert, linkPackages } from '../../scripts/lib/source-copy';

const root = path.join(import.meta.dirname, '../..');
const copy = path.join(root, '.cache/added-product');
const removeCopy = () => rm(copy, { recursive: true, force: true });

/** What Vitest sets would make the copy's build one for tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITE|TEST|(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$)/.test(name)),
);

type Command = readonly [program: string, ...options: string[]];

/**
 * Runs a command in the copy, in a process group of its own, which ends with a test that takes too long. Returns `passed`,
 * or what it has written.
 */
async function outcomeOf([program, ...options]: Command, signal?: AbortSignal): Promise<string> {
  const child = spawn(program, options, { cwd: copy, env: environment, detached: true });
  signal?.addEventListener('abort', () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (written += text));
  const status = await new Promise((done) => child.once('close', done).once('error', done));
  return status === 0 ? 'passed' : `${program} ${options.join(' ')}\n${written}`;
}

const inCopy = (file: string) => path.join(copy, 'frontend/src', file);
const [manifest, all, catalogue] = ['routes/manifest.ts', 'content/products/all.ts', 'content/catalogue.ts'].map(
  inCopy,
) as [string, string, string];
const [parts, answers] = [inCopy('content/parts.ts'), inCopy('content/search-answers.ts')];
const [faqs, holdTimes] = [inCopy('content/faqs.ts'), inCopy('content/facts/hold-times.ts')];
const candidates = inCopy('content/candidates.ts');

beforeAll(async () => {
  await removeCopy();
  await mkdir(copy, { recursive: true });
  await copySources(root, copy);
  await linkPackages(root, copy);
  await cp(path.join(root, '.cache/build'), path.join(copy, '.cache/build'), { recursive: true });

  const row = "id: 'added', path: '/Products/Added', screen: 'product', label: 'Added', parent: 'products'";
  await insert(manifest, 'export const manifest = [', `\n  { ${row}, menu: { section: 'products' } },`);
  await writeFile(
    inCopy('content/products/added.ts'),
    `import type { Product } from '../types';
import { eclipse } from './eclipse';

const renamed: Product = JSON.parse(JSON.stringify(eclipse).replaceAll('Eclipse', 'Added'));
const more = eclipse.facts.more.filter(({ label }) => !label.startsWith('Openings'));

export const added: Product = { ...renamed, id: 'added', labels: ['blue'], facts: { ...eclipse.facts, qualifiedTo: [], more } };
`,
  );
  await insert(all, '\n  eclipse,', '\n  added,', "import { added } from './added';\n");
  await insert(catalogue, "\n  itemOf('safeguard-xvo-10'),", "\n  itemOf('added'),");
  await insert(catalogue, "\n    'safeguard-xvo-10',", "\n    'added',");
  await insert(candidates, 'Record<RouteId, Details>>> = {', "added: { carrying: [{ way: 'shoulder-strap' }] },");
  await insert(parts, '\n    id: strap,\n    fits: [', "{ product: 'added', use: uses.included },");
  await insert(parts, "{ id: 'part-bottle-pcms', fits: [", "{ product: 'added', use: uses.refrigerant },");
  await insert(answers, 'The Eclipse has', ', as the Added,');
  await insert(answers, 'The Eclipse comes with a shoulder strap', ', and so does the Added');
  await insert(answers, 'text: `Inner sizes: ', 'Added, those of the Eclipse; ');
  await insert(faqs, 'It depends on the cooler and its disks.', ' Added holds as long as the Eclipse.');
  await insert(holdTimes, 'For comparison: the Eclipse', ' and the Added');
  expect(await outcomeOf(['npx', 'tsx', 'scripts/build/nginx-maps.ts'])).toBe('passed');
}, 300_000);

afterAll(removeCopy);

const npm = (script: string) => ['npm', 'run', '--silent', script] as const;
/** One worker each, because both chains run at the same time. */
const vitest = (...options: string[]) => ['npx', 'vitest', ...options, '--run', '--maxWorkers', '1'] as const;
const lists = ['menus', 'finder', 'tasks'].map((name) => `tests/browser/${name}.test.ts`);

// Minutes where other suites use the processor.
it.concurrent.for<[string, ...Command[]]>([
  [
    'the check of the types, and the unit tests of what imports a product',
    npm('types'),
    vitest('related', '--project', 'unit', manifest, all, catalogue),
  ],
  [
    'the checks of the built site, and the browser tests of what lists products',
    npm('build'),
    npm('check:site'),
    vitest('run', '--project', 'browser', ...lists),
  ],
])('passes %s', { timeout: 900_000 }, async ([, ...commands], { signal }) => {
  for (const command of commands) expect(await outcomeOf(command, signal)).toBe('passed');
});
