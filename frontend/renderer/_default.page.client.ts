/**
 * The script of every page, and before its paint the only one. To vite-plugin-ssr, pages are HTML alone with a script
 * of their own: its runtime in the browser would be 10 kB for nothing.
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
