import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPreloads } from '../../scripts/build/preloads';
import { emptyFolder, folder } from './support/folder';

describe("The names of a page's scripts", () => {
  emptyFolder();
  const chunks = {
    'renderer/client.ts': { file: 'entry.js', name: 'entries/renderer/_default.page.client', imports: ['_loader.js'] },
    'app/hydrate.tsx': { file: 'hydrate.js', name: 'hydrate', imports: ['_react.js', '_loader.js'] },
    '_react.js': { file: 'react.js', name: 'react' },
    '_loader.js': { file: 'loader.js', name: 'loader' },
    'screens/BlogDetailsScreen.tsx': { file: 'blog.js', name: 'BlogDetailsScreen', imports: ['_cards.js'] },
    '_cards.js': { file: 'cards.js', name: 'cards', imports: ['_react.js', 'screens/BlogDetailsScreen.tsx'] },
    'screens/HomeScreen.tsx': { file: 'home.js', name: 'HomeScreen' },
  };
  beforeEach(() => writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(chunks)));

  const namedIn = (html: string) => /<meta name="scripts" content="([^"]*)">\n<\/head>/.exec(html)?.[1]?.split(' ');

  it('are those of the app and of its screen with their imports, each once, at the end of the head', () => {
    const named = openPreloads(folder);
    expect(namedIn(named('<head></head>', 'blog-details'))?.sort()).toEqual(
      ['/blog.js', '/cards.js', '/hydrate.js', '/react.js'].sort(),
    );
    expect(namedIn(named('<head></head>', 'home'))).not.toContain('/blog.js');
  });

  it('leave out the loader, which is preloaded with the entry', () => {
    const html = openPreloads(folder)('<head></head><script src="/entry.js"></script>', 'home');
    expect(html.match(/<link[^>]*>/g)).toEqual(['<link rel="modulepreload" href="/loader.js" fetchpriority="low">']);
    expect(namedIn(html)).not.toContain('/loader.js');
  });
});
