/**
 * The script of every page, and the only one before the first paint. For vite-plugin-ssr the pages are "HTML-only" with a
 * script of their own: its browser runtime would add 10 kB.
 */
import { startAfterPaint } from '../src/app/startup/start';

startAfterPaint({
  run: [
    () => import('../src/theme/styleCache'),
    () => import('../src/theme/SiteTheme'),
    () => import('react-dom/client'),
    () => import('../src/app/startup/hydrate'),
  ],
  hydrate: async () => (await import('../src/app/startup/hydrate')).hydrate(),
});
