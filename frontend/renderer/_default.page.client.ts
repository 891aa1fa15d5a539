/** The script of every page, the only one before the first paint. vite-plugin-ssr's own would add 10 kB. */
import { startAfterPaint } from '../src/app/startup/start';

startAfterPaint(
  [
    () => import('../src/theme/styleCache'),
    () => import('../src/theme/SiteTheme'),
    () => import('react-dom/client'),
    () => import('../src/app/startup/hydrate'),
  ],
  async () => (await import('../src/app/startup/hydrate')).hydrate(),
);
