/** A visit without any input: what was loaded, painted, blocked and hydrated. Times are in ms from its start. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { asPhone, slowPhone, type Tab } from './phone';

type FileKind = 'html' | 'scripts' | 'styles' | 'fonts' | 'pictures' | 'other';

export interface LoadedFile {
  readonly url: string;
  readonly kind: FileKind;
  /** Of the body, as sent. */
  readonly bytes: number;
  /** Content-Encoding; empty for none. */
  readonly encoding: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The URL of the file that requested it; empty for the document. */
  readonly initiator: string;
  /** Requested by rel="prefetch". */
  readonly prefetched: boolean;
}

export interface LongTask {
  readonly startMs: number;
  readonly durationMs: number;
}

/** What the page itself reports. */
interface PageReport {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Element name, and its text or picture. */
  readonly lcpElement: string;
  readonly cls: number;
  /** Tasks of over 50 ms on the main thread. */
  readonly longTasks: readonly LongTask[];
  readonly loadMs: number;
  /** React's first commit of the page; undefined without React. */
  readonly takenOverMs?: number;
  /** When no Suspense boundary was dehydrated any more. */
  readonly hydratedMs?: number;
}

export interface Visit extends PageReport {
  readonly files: readonly LoadedFile[];
  /** The time that long tasks take over 50 ms, from the first paint on. */
  readonly tbtMs: number;
}

/** How long a page is watched after its load event, in ms. */
export const quietMs = 5000;

/** The initiator of a request by a dynamic import, for which Chromium names no file. */
const unnamedScript = 'script';

/** Visits a page with an empty cache on a slow phone and waits for `quietMs` after its load event. */
export function measureVisit(browser: Browser, url: string, { savesData }: { savesData: boolean }): Promise<Visit> {
  return asPhone(browser, slowPhone, async (tab) => {
    if (savesData) await tab.saveData();
    const requested = recordRequests(tab, url);
    await tab.first(watchVisit);
    await tab.open(url);
    await wait(quietMs);
    const report = await tab.run(() => (window as unknown as Watched).benchVisit());
    const loaded = [...requested.values()].filter(({ endMs }) => endMs > 0).sort((a, b) => a.startMs - b.startMs);
    const files = loaded.map((file) => ({ ...file, initiator: initiatorOf(file, loaded, url) }));
    return { ...report, files, tbtMs: blockingTime(report) };
  });
}

/** Records all requests of a page by their id; one that has not ended has no `endMs`. */
function recordRequests({ cdp }: Tab, documentUrl: string): ReadonlyMap<string, LoadedFile> {
  const files = new Map<string, LoadedFile>();
  let start: number | undefined;
  const since = (timestamp: number) => (timestamp - (start ?? timestamp)) * 1000;
  const update = (id: string, change: (file: LoadedFile) => Partial<LoadedFile>) => {
    const file = files.get(id);
    if (file) files.set(id, { ...file, ...change(file) });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp, initiator, type }) => {
    if (!url.startsWith('http')) return;
    start ??= timestamp;
    const frames = [...(initiator.stack?.callFrames ?? []), ...(initiator.stack?.parent?.callFrames ?? [])];
    const named = [initiator.url, ...frames.map((frame) => frame.url)].find((name) => name?.startsWith('http'));
    const by = type === 'Document' ? '' : (named ?? (initiator.type === 'script' ? unnamedScript : documentUrl));
    const none = { kind: 'other' as const, encoding: '', bytes: 0, endMs: 0 };
    files.set(requestId, { ...none, url, startMs: since(timestamp), initiator: by, prefetched: type === 'Prefetch' });
  });
  cdp.on('Network.responseReceived', ({ requestId, response: { mimeType, headers, encodedDataLength } }) =>
    // Until the end, what was sent before the body.
    update(requestId, () => ({
      kind: kindOf(mimeType),
      encoding: headers['Content-Encoding'] ?? headers['content-encoding'] ?? '',
      bytes: encodedDataLength,
    })),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, ({ bytes }) => ({ bytes: encodedDataLength - bytes, endMs: since(timestamp) })),
  );
  return files;
}

function kindOf(mimeType: string): FileKind {
  const kinds = { html: /html/, scripts: /javascript/, styles: /css/, fonts: /font|woff/, pictures: /^image/ };
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(mimeType)) ?? 'other';
}

/**
 * For a dynamic import, the last script that arrived before it and was not imported dynamically itself, so that files
 * that are fetched ahead one after another do not count as a chain.
 */
function initiatorOf(file: LoadedFile, files: readonly LoadedFile[], documentUrl: string): string {
  if (file.initiator !== unnamedScript) return file.initiator;
  const before = files.filter(
    ({ kind, endMs, initiator }) => kind === 'scripts' && initiator !== unnamedScript && endMs <= file.startMs,
  );
  return before.sort((a, b) => b.endMs - a.endMs)[0]?.url ?? documentUrl;
}

/** The bytes of the files of a kind, or of all. */
export function weigh(files: readonly LoadedFile[], kind?: FileKind): number {
  return files.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The longest chain of files that each request the next, from the document on. */
export function deepestChain(files: readonly LoadedFile[]): readonly LoadedFile[] {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const chainOf = (file: LoadedFile): readonly LoadedFile[] => {
    const parent = byUrl.get(file.initiator);
    return parent && parent !== file ? [...chainOf(parent), file] : [file];
  };
  return files.map(chainOf).reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

/** Of a task that began before the first paint, what remained of it counts. */
function blockingTime({ longTasks, fcpMs }: PageReport): number {
  return longTasks.reduce((sum, { startMs, durationMs }) => {
    const remaining = startMs + durationMs - Math.max(startMs, fcpMs);
    return sum + Math.max(0, remaining - 50);
  }, 0);
}

// ---- Functions that run in the page ---------------------------------------------------------------

declare const webVitals: typeof import('web-vitals');

interface Watched {
  readonly benchVisit: () => PageReport;
}

/** The part of React's tree that is read. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Records web-vitals, long tasks, and React's commits through the hook of its developer tools. */
function watchVisit(): void {
  const longTasks: LongTask[] = [];
  const report = { fcpMs: 0, lcpMs: 0, lcpElement: '', cls: 0, longTasks };
  const react: { takenOverMs?: number; hydratedMs?: number } = {};
  const describe = (element: Element | null | undefined) => {
    const text = (element as HTMLImageElement | null)?.currentSrc?.replace(/.*\//, '') || element?.textContent || '';
    return `${element?.tagName.toLowerCase()} "${text.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };
  webVitals.onFCP(({ value }) => Object.assign(report, { fcpMs: value }));
  webVitals.onLCP(
    ({ value, entries }) => Object.assign(report, { lcpMs: value, lcpElement: describe(entries.at(-1)?.element) }),
    { reportAllChanges: true },
  );
  webVitals.onCLS(({ value }) => Object.assign(report, { cls: value }), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ startMs: startTime, durationMs: duration });
  }).observe({ type: 'longtask', buffered: true });

  /** The tag of the fiber in the place of a boundary that is not hydrated yet. */
  const dehydratedFragment = 18;
  const isWaiting = (first: Fiber | null): boolean => {
    for (let fiber = first; fiber; fiber = fiber.sibling)
      if (fiber.tag === dehydratedFragment || isWaiting(fiber.child)) return true;
    return false;
  };
  type Root = { readonly current: Fiber & { readonly memoizedState: { readonly isDehydrated?: boolean } } };
  const onCommitFiberRoot = (_: number, { current }: Root) => {
    if (react.hydratedMs !== undefined || current.memoizedState.isDehydrated) return;
    react.takenOverMs ??= performance.now();
    if (!isWaiting(current.child)) react.hydratedMs = performance.now();
  };
  const ignored = { inject: () => 1, onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {} };

  const benchVisit = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { ...report, ...react, loadMs: page?.loadEventEnd ?? 0 };
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, ...ignored, onCommitFiberRoot },
    benchVisit,
  });
}
