/**
 * How a page starts: after its paint. What stands in the HTML is read without a script, so nothing is fetched before the
 * page has loaded; then the app comes in idle time, file by file and each run as a task of its own. A visitor's
 * first sign makes it hurry. Where data is saved, it comes at that sign and not before.
 */
import { markIncomplete } from '../../lib/startup/incomplete';
import { savesData } from '../../lib/startup/savesData';
import { layOutGradually } from './earlyLayout';
import { firstSign } from './firstSign';
import { keepClicks } from './keptClicks';

/** A file of the app; settles when it has been run. */
type Step = () => Promise<unknown>;

interface Steps {
  /** In the order in which they are run. */
  readonly run: readonly Step[];
  /** Begins to hydrate the page; settles when it has begun. */
  readonly hydrate: () => Promise<void>;
}

/** The files that the page's own parts are in, as the build names them (scripts/build/lib/preloads.ts). */
function fetchAhead(): void {
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

/** Settles when the browser has nothing else to do; soon, where it cannot tell. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

/** Settles after what is on its way to the screen. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function startAfterPaint({ run, hydrate }: Steps): void {
  let hurry = false;
  const sign = firstSign();
  void sign.then(() => {
    hurry = true;
  });

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    fetchAhead();
    try {
      for (const step of run) {
        await step();
        // The next one is a task of its own, after whatever the visitor waits for.
        await (hurry ? painted() : idle());
      }
      await hydrate();
      clicks.answer();
    } catch (error) {
      clicks.letGo();
      markIncomplete(error);
    }
  };
  const clicks = keepClicks(() => void start());

  void sign.then(painted).then(start);
  void loaded.then(layOutGradually);
  if (!savesData()) void loaded.then(idle).then(start);
}
