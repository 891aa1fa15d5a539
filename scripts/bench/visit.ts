/** Visits of a page in Chromium, as a phone on a slow network: what was loaded, painted, blocked and hydrated. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Chromium, Tab } from './chromium';
import { asPhone, saveData, slowPhone } from './phone';

export type FileKind = 'html' | 'scripts' | 'styles' | 'fonts' | 'pictures' | 'other';

/** One answered request. */
export interface LoadedFile {
  readonly url: string;
  readonly kind: FileKind;
  /** Of the body, as it came over the wire. */
  readonly bytes: number;
  /** Content-Encoding; empty for none. */
  readonly encoding: string;
  /** When it was asked for, in ms from the start of the visit. */
  readonly startMs: number;
  readonly endMs: number;
  /** The address of what asked for it; empty for the document. Where Chromium says no more than "a script", as it does of dynamic imports: the last that came before and is not such itself, so that files fetched ahead one after another make no chain. */
  readonly askedBy: string;
  /** Asked for ahead of need, at the lowest priority, by rel="prefetch". */
  readonly prefetched: boolean;
}

export interface LongTask {
  readonly startMs: number;
  readonly durationMs: number;
}

/** A visit without any input. Times are in ms from the start of the visit. */
export interface Visit {
  readonly files: readonly LoadedFile[];
  /** Addresses of the pictures in view, at the first paint or at the end. */
  readonly inView: readonly string[];
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** What was painted largest: element, and its words or its picture. */
  readonly lcpElement: string;
  /** Whether the HTML already has those words or that picture. */
  readonly lcpInHtml: boolean;
  /** Layout shift, without unit. */
  readonly cls: number;
  /** What moved, largest first. */
  readonly shifted: readonly string[];
  /** Tasks of over 50 ms on the main thread. */
  readonly longTasks: readonly LongTask[];
  /** Sum of what such tasks take over 50 ms, from the first paint on. */
  readonly tbtMs: number;
  readonly loadMs: number;
  /** When React had taken over the page except for boundaries that wait; undefined without React. */
  readonly takenOverMs?: number;
  /** When no boundary waited any more; undefined without React, or where some still wait at the end. */
  readonly hydratedMs?: number;
}

/** How long after the load event a page is watched, in ms. */
export const quietMs = 5000;

/**
 * Visits a page cold on a slow phone and leaves it alone until `quietMs` after its load event.
 * @throws Error where it does not answer 200.
 */
export function measureVisit(browser: Chromium, url: string, { savesData = false } = {}): Promise<Visit> {
  return asPhone(browser, slowPhone, async (tab) => {
    if (savesData) await saveData(tab);
    const recorded = recordRequests(tab, url);
    await tab.first(watchVisit);
    const status = await tab.open(url, 'load');
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    await wait(quietMs);
    const { lcpWords, ...seen } = await tab.run(() => (window as unknown as Watched).benchVisit());
    const { files, html } = await recorded();
    const lcpInHtml = appears(lcpWords, html);
    return { ...seen, files, lcpInHtml, tbtMs: blockingTime(seen.longTasks, seen.fcpMs) };
  });
}

/** Bytes of all files of a kind, or of those that `counts` lets through. */
export function weigh(files: readonly LoadedFile[], kind?: FileKind, counts = (_: LoadedFile) => true): number {
  return files.reduce(
    (sum, file) => sum + ((kind === undefined || file.kind === kind) && counts(file) ? file.bytes : 0),
    0,
  );
}

/** The longest chain of files that each ask for the next, from the document on. */
export function deepestChain(files: readonly LoadedFile[]): readonly LoadedFile[] {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  const chainOf = (file: LoadedFile): readonly LoadedFile[] => {
    const parent = byUrl.get(file.askedBy);
    return parent && parent !== file ? [...chainOf(parent), file] : [file];
  };
  return files.map(chainOf).reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

/** What tasks take over 50 ms from `fromMs` on; of a task that began before, what is left of it. */
export function blockingTime(tasks: readonly LongTask[], fromMs: number): number {
  return tasks.reduce((sum, { startMs, durationMs }) => {
    const after = startMs + durationMs - Math.max(startMs, fromMs);
    return sum + Math.max(0, after - 50);
  }, 0);
}

function kindOf(mimeType: string): FileKind {
  if (/html/.test(mimeType)) return 'html';
  if (/javascript/.test(mimeType)) return 'scripts';
  if (/css/.test(mimeType)) return 'styles';
  if (/font|woff/.test(mimeType)) return 'fonts';
  return mimeType.startsWith('image/') ? 'pictures' : 'other';
}

const someScript = 'a script';

/** Notes every request of a page; what it gives tells them, in the order they were asked for, and the document's HTML. */
function recordRequests(tab: Tab, documentUrl: string): () => Promise<{ files: readonly LoadedFile[]; html: string }> {
  const open = new Map<string, Partial<LoadedFile> & { headerBytes?: number }>();
  const done: LoadedFile[] = [];
  let zero: number | undefined;
  let documentId = '';
  const ms = (timestamp: number) => (timestamp - (zero ?? timestamp)) * 1000;
  tab.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    zero ??= timestamp;
    documentId ||= requestId;
    const { url, stack } = initiator;
    const frames = [...(stack?.callFrames ?? []), ...(stack?.parent?.callFrames ?? [])];
    const named = [url, ...frames.map((frame) => frame.url)].find((name) => name?.startsWith('http'));
    const askedBy = type === 'Document' ? '' : (named ?? (initiator.type === 'script' ? someScript : documentUrl));
    open.set(requestId, { url: request.url, startMs: ms(timestamp), askedBy, prefetched: type === 'Prefetch' });
  });
  tab.on('Network.responseReceived', ({ requestId, response }) => {
    const file = open.get(requestId);
    if (!file) return;
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding');
    open.set(requestId, {
      ...file,
      kind: kindOf(response.mimeType),
      encoding: encoding?.[1] ?? '',
      headerBytes: response.encodedDataLength,
    });
  });
  tab.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const { headerBytes = 0, ...file } = open.get(requestId) ?? {};
    if (file.kind === undefined) return;
    done.push({ ...file, bytes: encodedDataLength - headerBytes, endMs: ms(timestamp) } as LoadedFile);
  });
  const lastScript = (before: number) =>
    done
      .filter(({ kind, endMs, askedBy }) => kind === 'scripts' && askedBy !== someScript && endMs <= before)
      .sort((a, b) => b.endMs - a.endMs)[0];
  return async () => {
    const files = done
      .map((file) => {
        const askedBy = file.askedBy === someScript ? (lastScript(file.startMs)?.url ?? documentUrl) : file.askedBy;
        return { ...file, askedBy };
      })
      .sort((a, b) => a.startMs - b.startMs);
    const { body, base64Encoded } = await tab.send('Network.getResponseBody', { requestId: documentId });
    return { files, html: base64Encoded ? Buffer.from(body, 'base64').toString() : body };
  };
}

/** Whether these words or this address stand in the HTML, however it breaks its lines and tags. */
function appears(words: string, html: string): boolean {
  const bare = (text: string) => text.replace(/<[^>]*>|&\w+;|&#\w+;|[^\p{L}\p{N}]/gu, '').toLowerCase();
  return words !== '' && (html.includes(words) || bare(html).includes(bare(words)));
}

// ---- What runs in the page ----------------------------------------------------------------------

type Told = Omit<Visit, 'files' | 'lcpInHtml' | 'tbtMs'> & { readonly lcpWords: string };

declare const webVitals: typeof import('web-vitals');

interface Watched {
  readonly benchVisit: () => Told;
}

/** As much of React's tree as is looked at. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Notes what web-vitals tells, long tasks, and React's commits by the hook that its developer tools use. */
function watchVisit(): void {
  const longTasks: LongTask[] = [];
  let [fcpMs, lcpMs, lcpElement, lcpWords, cls] = [0, 0, '', '', 0];
  let shifted: readonly string[] = [];
  let [takenOverMs, hydratedMs]: (number | undefined)[] = [];
  const inView = new Set<string>();
  const lookAround = () => {
    for (const image of document.images) {
      const { left, top, right, bottom, width } = image.getBoundingClientRect();
      const seen = width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      if (seen && image.currentSrc) inView.add(image.currentSrc);
    }
  };
  const describe = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something gone';
    const name = element.tagName.toLowerCase();
    const words = (element as HTMLImageElement).currentSrc?.replace(/.*\//, '') || element.textContent || '';
    return `${name} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };

  webVitals.onFCP(({ value }) => {
    fcpMs = value;
    lookAround();
  });
  const always = { reportAllChanges: true };
  webVitals.onLCP(({ value, entries }) => {
    const { element, url } = entries.at(-1) ?? {};
    lcpMs = value;
    lcpElement = describe(element);
    lcpWords = url ? url.replace(/.*\//, '') : (element?.textContent ?? '').trim().slice(0, 60);
  }, always);
  webVitals.onCLS(({ value, entries }) => {
    cls = value;
    const largestFirst = [...entries].sort((a, b) => b.value - a.value);
    shifted = largestFirst.map((shift) => `${describe(shift.sources[0]?.node)} ${shift.value.toFixed(3)}`);
  }, always);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ startMs: startTime, durationMs: duration });
  }).observe({ type: 'longtask', buffered: true });

  // A boundary that has not been hydrated has a fiber of this kind in its place.
  const dehydratedFragment = 18;
  const waits = (first: Fiber | null): boolean => {
    for (let fiber = first; fiber; fiber = fiber.sibling)
      if (fiber.tag === dehydratedFragment || waits(fiber.child)) return true;
    return false;
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (
        _: number,
        { current }: { current: Fiber & { memoizedState: { isDehydrated?: boolean } } },
      ) => {
        if (hydratedMs !== undefined || current.memoizedState.isDehydrated) return;
        takenOverMs ??= performance.now();
        if (!waits(current.child)) hydratedMs = performance.now();
      },
    },
    benchVisit: (): Told => {
      lookAround();
      const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return {
        inView: [...inView],
        fcpMs,
        lcpMs,
        lcpElement,
        lcpWords,
        cls,
        shifted,
        longTasks,
        loadMs: load.loadEventEnd,
        ...(takenOverMs === undefined ? {} : { takenOverMs }),
        ...(hydratedMs === undefined ? {} : { hydratedMs }),
      };
    },
  });
}
