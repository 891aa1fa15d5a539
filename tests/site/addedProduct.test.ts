/** A product that is added by the README's steps, to a copy of the repository. No test needs a change for it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const notCopied = ['.cache', '.git', '.run', 'bench', 'dist', 'node_modules'];
/** What Vitest sets would make the copy's build one for tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITE|TEST|(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$)/.test(name)),
);

let copy: string;

/** Runs a command in the copy; gives `passed`, or what it has written. */
const outcomeOf = (program: string, ...options: readonly string[]) =>
  promisify(execFile)(program, options, { cwd: copy, env: environment, maxBuffer: 2 ** 27 }).then(
    () => 'passed',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );

/** Inserts a line after `mark`, which the source has once. */
async function insert(file: string, mark: string, line: string): Promise<void> {
  const source = path.join(copy, 'frontend/src', file);
  const parts = (await readFile(source, 'utf8')).split(mark);
  expect(parts, `${file}: ${mark}`).toHaveLength(2);
  await writeFile(source, parts.join(`${mark}\n${line}`));
}

beforeAll(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(path.join(root, '.cache/added-product-'));
  for (const name of await readdir(root))
    if (!notCopied.includes(name)) await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  await symlink('../../node_modules', path.join(copy, 'node_modules'));
  await cp(path.join(root, '.cache/build'), path.join(copy, '.cache/build'), { recursive: true });

  const row = "id: 'added', path: '/Products/Added', screen: 'product', label: 'Added', parent: 'products'";
  await insert('routes/manifest.ts', 'export const manifest = [', `  { ${row}, menu: { section: 'products' } },`);
  await writeFile(
    path.join(copy, 'frontend/src/content/products/added.ts'),
    `import type { Product } from '../types';
import { eclipse } from './eclipse';

const renamed: Product = JSON.parse(JSON.stringify(eclipse).replaceAll('Eclipse', 'Added'));
const more = eclipse.facts.more.filter(({ label }) => !label.startsWith('Openings'));

export const added: Product = { ...renamed, id: 'added', facts: { ...eclipse.facts, qualifiedTo: [], more } };
`,
  );
  await insert('content/products/all.ts', "import { eclipse } from './eclipse';", "import { added } from './added';");
  await insert('content/products/all.ts', '\n  eclipse,', '  added,');
  await insert('content/catalogue.ts', "\n  itemOf('safeguard-xvo-10'),", "  itemOf('added'),");
  await insert('content/catalogue.ts', "\n    'safeguard-xvo-10',", "    'added',");
  expect(await outcomeOf('npx', 'tsx', 'scripts/build/nginx-maps.ts')).toBe('passed');
  expect(await outcomeOf('npm', 'run', '--silent', 'build')).toBe('passed');
}, 300_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

it('passes the checks of the types and of the built site', async () => {
  expect(await outcomeOf('npm', 'run', '--silent', 'types')).toBe('passed');
  expect(await outcomeOf('npm', 'run', '--silent', 'check:site')).toBe('passed');
});

it('passes the unit tests, and the browser tests of what lists products', { timeout: 600_000 }, async () => {
  const suites = ['--project', 'unit', '--project', 'browser', '--maxWorkers', '1'];
  const files = ['tests/unit', ...['menus', 'finder', 'tasks'].map((name) => `tests/browser/${name}.test.ts`)];
  expect(await outcomeOf('npx', 'vitest', 'run', ...suites, ...files)).toBe('passed');
});
