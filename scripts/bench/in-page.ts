/** Functions that run in the measured page. Their source is sent to it, so they use nothing of this module. */

declare const webVitals: typeof import('web-vitals');

/** What a page records of a visit, by web-vitals and by the list of long tasks; times in ms from its start. */
export interface Recording {
  readonly ttfbMs: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly cls: number;
  readonly inpMs?: number;
  /** Tasks of over 50 ms on the main thread. */
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[];
  /** From the start or the first tap until the awaited result was on the screen. */
  readonly shownMs?: number;
}

/**
 * Records a visit as `bench`. `shown` is the awaited result: an expression that is evaluated in every frame since the
 * start or the first tap; `heading` in it is the page's heading then.
 */
export function record({ since, shown }: { readonly since: 'start' | 'tap'; readonly shown: string }): void {
  const longTasks: { startTime: number; duration: number }[] = [];
  const bench = { ttfbMs: 0, fcpMs: 0, lcpMs: 0, lcpElement: '', cls: 0, longTasks };
  const add = (figures: Partial<Recording>) => Object.assign(bench, figures);
  Object.assign(window, { bench });
  const describe = (element: Element | null | undefined) => {
    const text = (element as HTMLImageElement | null)?.currentSrc?.replace(/.*\//, '') || element?.textContent || '';
    return `${element?.tagName.toLowerCase()} "${text.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };
  const always = { reportAllChanges: true };
  webVitals.onTTFB(({ value }) => add({ ttfbMs: value }));
  webVitals.onFCP(({ value }) => add({ fcpMs: value }));
  webVitals.onLCP(({ value, entries }) => add({ lcpMs: value, lcpElement: describe(entries.at(-1)?.element) }), always);
  webVitals.onCLS(({ value }) => add({ cls: value }), always);
  webVitals.onINP(({ value }) => add({ inpMs: value }), { ...always, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const isShown = new Function('heading', `return Boolean(${shown})`) as (heading: string | undefined) => boolean;
  const begin = (start: number) => {
    const heading = document.querySelector('main h1')?.textContent;
    const look = () => {
      if (!isShown(heading)) return void requestAnimationFrame(look);
      // A frame paints the state at its start; a message is delivered right after.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => add({ shownMs: performance.now() - start });
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  const options = { capture: true, once: true, passive: true };
  if (since === 'start') begin(0);
  else window.addEventListener('pointerdown', ({ timeStamp }) => begin(timeStamp), options);
}

/** Scrolls to the first target that can be tapped and returns its middle; undefined before the first paint. */
export async function tapPoint(selector: string) {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
  for (const element of document.querySelectorAll(selector)) {
    // Parts that are laid out as they scroll into view move the target: it has to be in one place for some frames.
    for (let tries = 0, still = 0, before = 0; tries < 40; tries += 1) {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (top <= 0 || bottom >= innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      still = top === before && element.contains(document.elementFromPoint(x, y)) ? still + 1 : 0;
      if (still === 6) return { x, y };
      before = top;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return undefined;
}

/** The files that the page has loaded over the network, the document first. */
export function loadedFiles() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [...(page ? [page] : []), ...files]
    .filter(({ transferSize }) => transferSize > 0)
    .map((file) => ({
      url: file === page ? 'page.html' : file.name,
      bytes: file.encodedBodySize,
      beforeLoad: file.startTime < (page?.loadEventEnd ?? 0),
      endMs: file.responseEnd,
    }));
}
