/** Visits of a page in Chromium, as a phone on a slow network: what was loaded, painted, blocked and answered. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Chromium, Tab } from './chromium';

/** How a visit is slowed. */
export interface Pace {
  /** How many times slower the processor is; 1 is as it is. */
  readonly cpu: number;
  /** Undefined is loopback at full speed. */
  readonly network?: { readonly latencyMs: number; readonly downKbps: number; readonly upKbps: number };
}

/**
 * Lighthouse's slow 4G as it has Chromium apply it, and its processor. Chromium delays whole requests and knows no
 * handshakes: Lighthouse stands in for those with 3.75 round trips of 150 ms each, and 90 % of 1.6 and 0.75 Mbit/s.
 */
export const slowPhone: Pace = { cpu: 4, network: { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 } };

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

/** How a menu is opened, and when it is open. */
export interface Menu {
  /** CSS selector of its button; the first that is shown. */
  readonly button: string;
  /** Expression in the page that is true once the menu is open. */
  readonly opened: string;
}

export interface MenuAnswer {
  /** From the start of the visit to the frame that shows the menu open, for a visitor who taps as soon as there is a button. */
  readonly openMs: number;
  /** When the first tap was sent. */
  readonly firstTapMs: number;
  /** Taps it took. */
  readonly taps: number;
  /** The slowest tap, from input to next paint, as INP counts it (rounded to 8 ms). */
  readonly delayMs: number;
}

/** How long after the load event a page is watched, in ms. */
export const quietMs = 5000;

const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const menuLimitMs = 30_000;

/** Opens an empty page of a phone that has seen nothing yet, runs `visit` in it at this pace and closes it. */
export async function asPhone<Result>(
  browser: Chromium,
  pace: Pace,
  visit: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const tab = await browser.newTab();
  try {
    await tab.send('Emulation.setDeviceMetricsOverride', phone);
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await setPace(tab, pace);
    return await visit(tab);
  } finally {
    await tab.close();
  }
}

/** Slows a page, or lets it run again. */
export async function setPace(tab: Tab, { cpu, network }: Pace): Promise<void> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: network ? bytesPerSecond(network.downKbps) : -1,
    uploadThroughput: network ? bytesPerSecond(network.upKbps) : -1,
  });
}

/** Has the browser tell pages that its visitor saves data. */
export async function saveData(tab: Tab): Promise<void> {
  await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Visits a page cold on a slow phone and leaves it alone until `quietMs` after its load event.
 * @throws Error where it does not answer 200.
 */
export function measureVisit(browser: Chromium, url: string, { savesData = false } = {}): Promise<Visit> {
  return asPhone(browser, slowPhone, async (tab) => {
    if (savesData) await saveData(tab);
    const recorded = recordRequests(tab, url);
    await tab.first(watchPage, undefined);
    const status = await tab.open(url, 'load');
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    await wait(quietMs);
    const seen = await tab.run(() => (window as unknown as Watched).bench.tell());
    const { files, html } = await recorded();
    const { lcpWords, ...rest } = seen;
    return { ...rest, files, lcpInHtml: appears(lcpWords, html), tbtMs: blockingTime(seen.longTasks, seen.fcpMs) };
  });
}

/**
 * Visits a page cold and taps its menu button from when it is shown, again and again until the menu is open.
 * @throws Error where that takes more than half a minute.
 */
export function measureMenu(browser: Chromium, url: string, menu: Menu): Promise<MenuAnswer> {
  return asPhone(browser, slowPhone, async (tab) => {
    await tab.first(watchMenu, menu);
    await tab.open(url, 'document');
    let [taps, firstTapMs] = [0, 0];
    for (const deadline = Date.now() + menuLimitMs; Date.now() < deadline; await wait(50)) {
      const { button, openMs, delayMs, now } = await tab.run(() => (window as unknown as WatchedMenu).benchMenu);
      // A tap's delay is told a little after its paint.
      if (openMs !== undefined && (delayMs > 0 || now - openMs > 2000)) return { openMs, firstTapMs, taps, delayMs };
      if (openMs !== undefined || !button) continue;
      if (taps === 0) firstTapMs = now;
      taps += 1;
      await tab.tap(button.x, button.y);
      await nextFrameShown(tab);
    }
    throw new Error(`${url}: ${menu.button} did not open a menu after ${taps} taps`);
  });
}

/** Waits for a frame and the start of the one after it, when it is on the screen. */
export async function nextFrameShown(tab: Tab): Promise<void> {
  await tab.run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
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

interface Watched {
  readonly bench: { tell(): Told };
}

interface WatchedMenu {
  readonly benchMenu: {
    readonly now: number;
    readonly button?: { readonly x: number; readonly y: number };
    readonly openMs?: number;
    readonly delayMs: number;
  };
}

/** The compiler's library does not have it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

/** As much of React's tree as is looked at. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Observes paints, shifts and long tasks, and React's commits by the hook that its developer tools use. */
function watchPage(): void {
  const longTasks: LongTask[] = [];
  const shifts: { readonly at: number; readonly value: number; readonly what: string }[] = [];
  let [fcpMs, lcpMs, lcpElement, lcpWords] = [0, 0, '', ''];
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
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    fcpMs = startTime;
    lookAround();
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url, startTime } = entry as LargestContentfulPaint;
    lcpMs = startTime;
    lcpElement = describe(element);
    lcpWords = url ? url.replace(/.*\//, '') : (element?.textContent ?? '').trim().slice(0, 60);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime, sources } = entry as LayoutShift;
    if (!hadRecentInput) shifts.push({ at: startTime, value, what: describe(sources[0]?.node) });
  });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startMs: startTime, durationMs: duration }));

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
    bench: {
      tell: (): Told => {
        // Shifts less than a second apart count together, for at most five seconds; the worst such while counts.
        let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
        for (const { at, value } of shifts) {
          if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
          [sum, last] = [sum + value, at];
          worst = Math.max(worst, sum);
        }
        const shifted = [...shifts]
          .sort((a, b) => b.value - a.value)
          .map(({ value, what }) => `${what} ${value.toFixed(3)}`);
        lookAround();
        const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
        return {
          inView: [...inView],
          fcpMs,
          lcpMs,
          lcpElement,
          lcpWords,
          cls: worst,
          shifted,
          longTasks,
          loadMs: load.loadEventEnd,
          ...(takenOverMs === undefined ? {} : { takenOverMs }),
          ...(hydratedMs === undefined ? {} : { hydratedMs }),
        };
      },
    },
  });
}

/** Looks every frame for a menu's button and for the menu being open, and notes how long taps take. */
function watchMenu({ button, opened }: Menu): void {
  let openMs: number | undefined;
  let delayMs = 0;
  const isOpen = new Function(`return Boolean(${opened})`) as () => boolean;
  const look = (frame: number) => {
    if (document.body && isOpen()) openMs = frame;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) delayMs = Math.max(delayMs, entry.duration);
  };
  new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  new PerformanceObserver(note).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);

  Object.defineProperty(window, 'benchMenu', {
    get: (): WatchedMenu['benchMenu'] => {
      // Before the first paint there is nothing to tap at.
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const boxes = [...document.querySelectorAll(button)].map((element) => element.getBoundingClientRect());
      const box = painted && boxes.find(({ width, height }) => width > 0 && height > 0);
      return {
        now: performance.now(),
        delayMs,
        ...(openMs === undefined ? {} : { openMs }),
        ...(box ? { button: { x: box.x + box.width / 2, y: box.y + box.height / 2 } } : {}),
      };
    },
  });
}
