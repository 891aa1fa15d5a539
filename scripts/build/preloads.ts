/**
 * The scripts that a page needs, from Vite's manifest. Those of the loader are preloaded in the page's head; those of
 * the app and the screen are in a list that the loader reads after the load event (frontend/src/app/startup), so that
 * they load in parallel.
 */
import type { ScreenKind } from '../../frontend/src/routes/manifest';
import { filesOf, readChunks } from '../lib/chunks';

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/**
 * Returns a function that adds a screen's scripts to a page's HTML. Both throw for a chunk that the build in `dist` did not
 * split off.
 */
export function openPreloads(dist: string): (html: string, screen: ScreenKind) => string {
  const chunks = readChunks(dist);
  const loader = filesOf(chunks, ['entries/renderer/_default.page.client']);

  return (html, screen) => {
    const links = loader
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">\n`);
    const later = filesOf(chunks, ['hydrate', `${pascal(screen)}Screen`]).filter((file) => !loader.includes(file));
    const list = later.map((file) => `/${file}`).join(' ');
    return html.replace('</head>', `${links.join('')}<meta name="scripts" content="${list}">\n</head>`);
  };
}
