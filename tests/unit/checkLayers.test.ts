import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../nginx/support/webRoot';
import { emptyFolder, folder } from './support/folder';

type Import = readonly [file: string, module: string];

const forbidden: readonly Import[] = [
  ['frontend/src/routes/manifest.ts', 'frontend/src/content/facts/company'],
  ['frontend/src/domain/verdict.ts', 'frontend/src/content/candidates'],
  ['frontend/src/domain/geometry.ts', 'react'],
  ['frontend/src/content/home.ts', 'frontend/src/components/Button'],
  ['frontend/src/site/shell.ts', 'frontend/src/components/Button'],
  ['frontend/src/theme/SiteTheme.tsx', 'frontend/src/components/Button'],
  ['frontend/src/components/Button.tsx', 'frontend/src/features/toasts/toast'],
  ['frontend/src/components/Card.tsx', 'frontend/src/content/products/kelvin'],
  ['frontend/src/components/Band.tsx', '@mui/system'],
  ['frontend/src/features/search/Search.tsx', 'frontend/src/screens/props'],
  ['frontend/src/features/customization/Form.tsx', 'frontend/src/features/inquiry/validate'],
  ['frontend/src/screens/home/Home.tsx', 'frontend/src/app/screenFor'],
  ['frontend/src/app/App.tsx', 'vite-plugin-ssr/client'],
  ['scripts/build/site-files.ts', 'vite-plugin-ssr/server'],
];

emptyFolder();

function runJson<T>(tool: string, args: readonly string[]): T {
  const { stdout, error } = spawnSync(path.resolve('node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (error) throw error;
  return JSON.parse(stdout) as T;
}

// Those that are allowed are in use: `make check` fails where one is reported.
it('imports that a layer may not have are reported', async () => {
  const files: Record<string, string> = {};
  for (const [, module] of forbidden)
    if (module.startsWith('frontend/')) files[`${module}.ts`] = 'export const it = 1;\n';
  for (const [file, module] of forbidden) {
    const specifier = module.startsWith('frontend/') ? `./${path.relative(path.dirname(file), module)}` : module;
    files[file] = `${files[file] ?? ''}import { it } from '${specifier}';\nit();\n`;
  }
  await writeFiles(folder, files);
  const config = path.resolve('.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', 'frontend', 'scripts'];
  type Report = { summary: { violations: readonly { from: string; to: string }[] } };
  const { summary } = runJson<Report>('depcruise', args);
  const reported = summary.violations.map(({ from, to }) => [from, to.replace(/\.ts$/, '')]);
  expect(reported).toEqual(expect.arrayContaining([...forbidden]));
});

const styled = "import { styled } from '@mui/material/styles';\nexport const Part = styled('div')({ margin: 0 });\n";
const attribute = (name: string) => `export const Part = () => <p ${name}="x">a</p>;\n`;

it('styling is allowed in components/ and ui/ and reported in features and screens', async () => {
  const files = Object.fromEntries(
    ['features/search', 'screens/home'].flatMap((folder) => [
      [`frontend/src/${folder}/Part.tsx`, styled],
      ...['sx', 'className', 'style'].map((name) => [`frontend/src/${folder}/${name}.tsx`, attribute(name)]),
    ]),
  );
  const inUi = { 'frontend/src/components/Part.tsx': styled, 'frontend/src/screens/home/ui/Part.tsx': styled };
  const expected = Object.entries(files).map(
    ([file, text]) => `${file}: ${text === styled ? 'lint/style/noRestrictedImports' : 'plugin'}`,
  );
  await writeFiles(folder, { ...files, ...inUi });
  for (const name of ['biome.json', 'scripts/check/no-styling.grit'])
    await cp(name, path.join(folder, name), { recursive: true });
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  type Report = { diagnostics: readonly { category: string; location: { path: string } }[] };
  const { diagnostics } = runJson<Report>('biome', args);
  const found = diagnostics.map(({ category, location }) => `${location.path}: ${category}`);
  expect(found.sort()).toEqual(expected.sort());
});
