import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Import = readonly [file: string, module: string];

// Each file stands once in its list.
const allowed: readonly Import[] = [
  ['frontend/src/components/Button.tsx', '../domain/quantities'],
  ['frontend/src/components/Card.tsx', 'react'],
  ['frontend/src/features/search/Search.tsx', '../../components/Button'],
  ['frontend/src/screens/home/Home.tsx', '../../features/toasts/toast'],
  ['frontend/src/features/customization/Form.tsx', '../inquiry/handover'],
  ['frontend/src/features/customization/values.ts', '../inquiry/contract'],
  ['frontend/src/features/blog/Form.tsx', '../forms/draft'],
  ['frontend/src/app/App.tsx', '../screens/home/HomeScreen'],
  ['frontend/src/theme/SiteTheme.tsx', 'react'],
  ['frontend/src/site/pages.ts', '../content/products/all'],
  ['frontend/src/content/page.ts', './screen-content'],
  ['frontend/src/content/goods.ts', '../domain/quantities'],
  ['frontend/src/domain/need.ts', '../routes/manifest'],
  ['frontend/renderer/server.tsx', 'vite-plugin-ssr/server'],
  ['frontend/renderer/client.tsx', '../src/app/App'],
  ['frontend/pages/app.page.server.ts', '../src/site/pages'],
  ['scripts/build/prerender.ts', '../../frontend/renderer/renderHtml'],
];

const forbidden: readonly Import[] = [
  ['frontend/src/content/home.ts', '../components/Button'],
  ['frontend/src/content/team.ts', '../site/pages'],
  ['frontend/src/routes/manifest.ts', '../content/company'],
  ['frontend/src/routes/shell.ts', '../site/environment'],
  ['frontend/src/routes/paths.ts', '../domain/need'],
  ['frontend/src/domain/verdict.ts', '../content/candidates'],
  ['frontend/src/domain/geometry.ts', 'react'],
  ['frontend/src/domain/phone.ts', '../lib/sessionStore'],
  ['frontend/src/site/shell.ts', '../components/Button'],
  ['frontend/src/site/pages.ts', 'react'],
  ['frontend/src/content/about.ts', 'react'],
  ['frontend/src/routes/paths.ts', 'react-router-dom'],
  ['frontend/src/theme/SiteTheme.tsx', '../components/Button'],
  ['frontend/src/components/Button.tsx', '../features/toasts/toast'],
  ['frontend/src/components/form/Field.tsx', '../../screens/home/HomeScreen'],
  ['frontend/src/features/search/Search.tsx', '../../screens/props'],
  ['frontend/src/features/customization/Form.tsx', '../inquiry/schema'],
  ['frontend/src/features/blog/Form.tsx', '../search/engine'],
  ['frontend/src/screens/home/Home.tsx', '../../app/screenFor'],
  ['frontend/src/app/App.tsx', '../../renderer/_default.page.client'],
  ['frontend/src/app/App.tsx', 'vite-plugin-ssr/client'],
  ['scripts/build/site-files.ts', 'vite-plugin-ssr/server'],
  ['scripts/build/social-pictures.ts', '../../frontend/renderer/renderHtml'],
  ['frontend/src/components/Card.tsx', '../content/products/kelvin'],
  ['frontend/src/screens/home/Hero.tsx', '../../site/pages'],
  ['frontend/src/features/search/engine.ts', '../../site/search-index'],
  ['frontend/src/content/services.ts', '../theme/tokens'],
  ['frontend/src/components/Band.tsx', '@mui/system'],
  ['frontend/src/components/Text.tsx', '@mui/material/internal/Transition'],
];

/** What the linter says of these files, in a tree of the same shape with nothing else in it. */
function complaints(files: Readonly<Record<string, string>>): readonly { category: string; file: string }[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    for (const name of ['biome.json', 'scripts/check/no-styling.grit'])
      cpSync(name, path.join(tree, name), { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), text, { flag: 'wx' });
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
    return diagnostics.map(({ category, location }) => ({ category, file: location.path }));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** Which of these imports the linter refuses. */
function refused(imports: readonly Import[]): readonly Import[] {
  const files = imports.map(([file, module]) => [file, `import { it } from '${module}';\nit();\n`] as const);
  const named = complaints(Object.fromEntries(files));
  return imports.filter(([file]) =>
    named.some((complaint) => complaint.category === 'lint/style/noRestrictedImports' && complaint.file === file),
  );
}

describe('imports run one way', () => {
  it('lets files import from their own layer and those below', () => {
    expect(refused(allowed)).toEqual([]);
  });

  it('refuses imports from above, of whole catalogues, of MUI’s internals and of the prerendering library', () => {
    expect(refused(forbidden)).toEqual(forbidden);
  });
});

describe('styling', () => {
  const styled = "import { styled } from '@mui/material/styles';\nexport const Part = styled('div')({ margin: 0 });\n";
  const attribute = (name: string) => `export const Part = () => <p ${name}="x">a</p>;\n`;

  it('stands in components', () => {
    expect(complaints({ 'frontend/src/components/Part.tsx': styled })).toEqual([]);
  });

  it.each(['frontend/src/features/search/Part.tsx', 'frontend/src/screens/home/Part.tsx'])(
    'does not stand in %s',
    (file) => {
      expect(complaints({ [file]: styled })).toEqual([{ category: 'lint/style/noRestrictedImports', file }]);
      for (const name of ['sx', 'className', 'style'])
        expect(complaints({ [file]: attribute(name) }), name).toEqual([{ category: 'plugin', file }]);
    },
  );
});
