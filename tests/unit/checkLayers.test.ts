import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Import = readonly [file: string, module: string];

// Each file stands once in its list.
const allowed: readonly Import[] = [
  ['frontend/src/components/Button.tsx', '../content/quantities'],
  ['frontend/src/components/Card.tsx', 'react'],
  ['frontend/src/features/search/Search.tsx', '../../components/Button'],
  ['frontend/src/screens/home/Home.tsx', '../../features/toasts/toast'],
  ['frontend/src/app/App.tsx', '../screens/home/HomeScreen'],
  ['frontend/src/theme/MuiScope.tsx', 'react'],
  ['frontend/src/content/pages.ts', './products/all'],
  ['frontend/src/content/page.ts', './screens'],
  ['frontend/renderer/server.tsx', 'vite-plugin-ssr/server'],
  ['frontend/renderer/client.tsx', '../src/app/App'],
  ['frontend/pages/app.page.server.ts', '../src/content/pages'],
  ['scripts/prerender.ts', '../frontend/renderer/renderHtml'],
];

const forbidden: readonly Import[] = [
  ['frontend/src/content/home.ts', '../components/Button'],
  ['frontend/src/content/about.ts', 'react'],
  ['frontend/src/routes/paths.ts', 'react-router-dom'],
  ['frontend/src/theme/MuiScope.tsx', '../components/Button'],
  ['frontend/src/components/Button.tsx', '../features/toasts/toast'],
  ['frontend/src/components/form/Field.tsx', '../../screens/home/HomeScreen'],
  ['frontend/src/features/search/Search.tsx', '../../screens/screen'],
  ['frontend/src/screens/home/Home.tsx', '../../app/pageData'],
  ['frontend/src/app/App.tsx', '../../renderer/_default.page.client'],
  ['frontend/src/app/usePage.ts', 'vite-plugin-ssr/client'],
  ['scripts/site-files.ts', 'vite-plugin-ssr/server'],
  ['scripts/social-pictures.ts', '../frontend/renderer/renderHtml'],
  ['frontend/src/components/Card.tsx', '../content/products/kelvin'],
  ['frontend/src/screens/home/Hero.tsx', '../../content/pages'],
  ['frontend/src/features/search/engine.ts', '../../content/search-index'],
];

/** Which of these imports the linter refuses, in a tree of the same shape with nothing else in it. */
function refused(imports: readonly Import[]): readonly Import[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    cpSync('biome.json', path.join(tree, 'biome.json'));
    for (const [file, module] of imports) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), `import { it } from '${module}';\nit();\n`, { flag: 'wx' });
    }
    const { stdout, error } = spawnSync(
      path.resolve('node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'],
      { cwd: tree, encoding: 'utf8', timeout: 20_000 },
    );
    if (error) throw error;
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { category: string; location: { path: string } }[];
    };
    const named = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
    return imports.filter(([file]) => named.some(({ location }) => location.path === file));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

describe('imports run one way', () => {
  it('lets files import from their own layer and those below', () => {
    expect(refused(allowed)).toEqual([]);
  });

  it('refuses imports from above, of whole catalogues, and of the prerendering library', () => {
    expect(refused(forbidden)).toEqual(forbidden);
  });
});
