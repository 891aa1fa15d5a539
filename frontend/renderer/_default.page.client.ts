import '../src/theme/fonts.css';
import 'virtual:tokens.css';
import '../src/theme/base.css';

/**
 * The script of every page. To vite-plugin-ssr, pages are HTML alone with a script of their own: its runtime in the
 * browser would be 10 kB for nothing. React first and by itself, so that no one task runs all that the page loads;
 * scripts/lib/preloads.ts names both in the head, and they come side by side.
 */
async function start(): Promise<void> {
  await import('react-dom/client');
  const { takeOver } = await import('../src/app/takeOver');
  await takeOver();
}

void start();
