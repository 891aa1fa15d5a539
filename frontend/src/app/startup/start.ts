/**
 * How a page starts. Its HTML works as soon as it is parsed; loaded first, the app, React and MUI, about 135 kB, would delay the
 * text and the picture that the visitor came for (.github/decisions/4-start-after-the-paint.md).
 *
 * 1. The document. Its styles are in its head. An inline script sets the color scheme and preloads the font on a fast link
 *    (inlineScript.tsx); the first picture has a preview (components/Picture.tsx); sections out of view skip their first
 *    layout (earlyLayout.ts).
 * 2. The loader, 3 kB, the only script before the load event: this module, keptClicks.ts, which keeps clicks that only the app
 *    can handle, lateFont.ts, which keeps a late font for the next page, earlyLayout.ts and some of lib/startup. Dialogs and
 *    carousels already work on the HTML (lib/startup/atOnce.ts).
 * 3. Idle time after the load event; the visitor's first input (lib/startup/firstInput.ts) skips the waiting, and with
 *    Save-Data nothing loads before it, unless the URL's query asks what only the app can answer. The loader preloads the
 *    page's chunks, which the build lists in `<meta name="scripts">` (scripts/build/preloads.ts), and imports the modules one
 *    by one, each in a task of its own.
 * 4. Hydration (hydrate.tsx), one Suspense boundary at a time. Forms take over what was entered (lib/startup/earlyInput.ts).
 *    Parts whose code is a chunk of its own are `deferred` (lib/startup/deferred.tsx) until they are near the viewport, the
 *    visitor uses the page or the browser is idle.
 * 5. The kept clicks are dispatched again, each once, as React hydrates their targets.
 *
 * If a script cannot be loaded, the page stays prerendered HTML and links load documents: `data-incomplete` on the root
 * element shows the notices of forms, `data-late` that of a page that cannot answer a click or a query
 * (lib/startup/incomplete.ts). If a component throws, HtmlErrorBoundary.tsx restores that HTML. The steps are
 * in this folder. What components use of them is in lib/startup, as components may not import app.
 */

import { afterNextFrame } from '../../lib/startup/afterNextFrame';
import { onNextInput } from '../../lib/startup/firstInput';
import { markIncomplete } from '../../lib/startup/incomplete';
import { savesData } from '../../lib/startup/savesData';
import { layOutGradually } from './earlyLayout';
import { keepClicks, queryNeedsApp } from './keptClicks';
import { loadLateFont } from './lateFont';

/** Preloads the page's chunks in parallel, as they are imported one after the other. */
function preloadScripts(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content ?? '';
  for (const href of list.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve(), { once: true });
});

/** Resolves when the browser is idle; after 50 ms where it has no requestIdleCallback (Safari). */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

/**
 * Reloads when Back or Forward changes the path before the router listens: between entries that the app has added, the
 * browser would change the URL alone. Returns a function that ends this.
 */
function reloadOnTraversal(): () => void {
  const { pathname } = window.location;
  const onPopState = () => {
    if (window.location.pathname !== pathname) window.location.reload();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Imports the modules in this order, then calls `hydrate`, which resolves when the router listens. */
export function startAfterPaint(modules: readonly (() => Promise<unknown>)[], hydrate: () => Promise<void>): void {
  const routerListens = reloadOnTraversal();
  let hasInput = false;
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    preloadScripts();
    try {
      for (const load of modules) {
        await load();
        // The next module runs in a task of its own, after pending input.
        await (hasInput ? afterNextFrame() : idle());
      }
      await hydrate();
      routerListens();
      clicks.dispatch();
    } catch (error) {
      clicks.release();
      markIncomplete(error);
    }
  };
  const clicks = keepClicks(() => void start());

  onNextInput(() => {
    hasInput = true;
    void afterNextFrame().then(start);
  });
  loadLateFont();
  void loaded.then(layOutGradually);
  if (!savesData() || queryNeedsApp()) void loaded.then(idle).then(start);
}
