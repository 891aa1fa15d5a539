/**
 * Chromium as a slow phone with an empty cache. Puppeteer starts the browser; its pages are not used, as they switch on
 * the protocol's Runtime domain: V8 then records the source position of each script that it runs, 50 ms of blocking
 * that no visitor has.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type BrowserContext, type CDPSession } from 'puppeteer-core';
import { loadedFiles, type Recording, record, tapPoint } from './in-page';
import { startSite } from './nginx';
import type { BenchContext } from './section';

export const chromium = process.env.CHROMIUM || '/usr/bin/chromium';
// Chromium's sandbox refuses to run as root.
export const chromiumFlags = ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

interface Visitor {
  /** How many times slower the processor is; 4. */
  readonly cpu?: number;
  readonly network?: { readonly latencyMs: number; readonly downKbps: number; readonly upKbps: number };
  readonly savesData?: boolean;
  /** Patterns of addresses that fail. */
  readonly blocked?: string[];
  /** The result whose time is recorded. */
  readonly awaited?: Parameters<typeof record>[0];
}

/**
 * Lighthouse's slow 4G, as Lighthouse applies it in Chromium: 3.75 round trips of 150 ms for each request stand for
 * handshakes, which Chromium does not delay, and 90 % of 1.6 and 0.75 Mbit/s.
 */
const slow4G = { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 };
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const limitMs = 60_000;
/** A page is idle when it has completed no file for this long; each takes less. */
export const idleMs = 4000;

const webVitals = path.join(path.dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js');
/** Runs first in every document. `__name` is called by the functions that tsx compiles and that run in the page. */
const prelude = `${readFileSync(webVitals, 'utf8')}\nglobalThis.__name ??= (value) => value;`;

type InPage<Result, Given extends unknown[]> = (...given: Given) => Result | Promise<Result>;
const call = (script: unknown, given: unknown[]) => `(${script})(${given.map((each) => JSON.stringify(each)).join()})`;

class Tab {
  constructor(
    readonly cdp: CDPSession,
    private readonly origin: string,
  ) {}

  /** Runs a function in the page and returns its result. Rejects with what it throws. */
  async run<Result, Given extends unknown[]>(script: InPage<Result, Given>, ...given: Given): Promise<Result> {
    const options = { expression: call(script, given), awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  /** Opens a page of the site; settles once there is a document, or at its load event. */
  async open(address: string, until: 'document' | 'load' = 'load'): Promise<void> {
    const loaded = new Promise((resolve) => this.cdp.once('Page.loadEventFired', resolve));
    const { errorText } = await this.cdp.send('Page.navigate', { url: this.origin + address });
    if (errorText) throw new Error(`${address}: ${errorText}`);
    if (until === 'load') await loaded;
  }

  /** Waits until the page has loaded nothing for `idleMs`, and returns what it has loaded. */
  async idle() {
    for (let count = -1; ; await wait(idleMs)) {
      const files = await this.run(loadedFiles);
      if (files.length === count) return files;
      count = files.length;
    }
  }

  /** Scrolls to the first target that can be tapped; returns its middle. */
  bringIntoView(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    return waitFor(selector, () => this.run(tapPoint, selector));
  }

  async tap(selector: string): Promise<void> {
    const point = await this.bringIntoView(selector);
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  recording(): Promise<Recording> {
    return this.run(() => (window as unknown as { readonly bench: Recording }).bench);
  }

  /** The recording once the awaited result is shown and, after a tap, its INP is known; as it is where neither comes. */
  shown(since: 'start' | 'tap'): Promise<Recording> {
    return waitFor('the result', async () => {
      const recording = await this.recording();
      const isComplete = recording.shownMs !== undefined && (since === 'start' || recording.inpMs !== undefined);
      return isComplete ? recording : undefined;
    }).catch(() => this.recording());
  }
}

/** Calls `look` until it returns a value. @throws Error where that takes too long. */
export async function waitFor<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(100)) {
    const result = await look();
    if (result !== undefined) return result;
  }
  throw new Error(`Waited ${limitMs / 1000} s for ${what}`);
}

/** Runs `work` in an empty page with storage of its own, and closes it. */
type Visit = <Result>(visitor: Visitor, work: (tab: Tab) => Promise<Result>) => Promise<Result>;

/** Starts the site and a browser for `work`, and ends both. */
export async function withPhone<Result>({ root, site }: BenchContext, work: (visit: Visit) => Promise<Result>) {
  await using server = await startSite(root, site);
  const args = [...chromiumFlags, server.chromiumFlag];
  const browser = await puppeteer.launch({ executablePath: chromium, defaultViewport: null, args });
  const visit: Visit = async (visitor, during) => {
    const context = await browser.createBrowserContext();
    const opened = openTab(browser, context, server.origin, visitor);
    return opened.then(during).finally(() => context.close());
  };
  return await work(visit).finally(() => browser.close());
}

async function openTab(browser: Browser, context: BrowserContext, origin: string, visitor: Visitor): Promise<Tab> {
  const { cpu = 4, network = slow4G, savesData = false, blocked = [], awaited } = visitor;
  const root = await browser.target().createCDPSession();
  // The context's id is its key in the protocol.
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
  const cdp = await (await context.waitForTarget((target) => target.type() === 'page')).createCDPSession();
  await cdp.send('Page.enable');
  await cdp.send('Network.enable');
  const source = `${prelude}\n${call(record, [awaited ?? { since: 'tap', shown: 'false' }])}`;
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await cdp.send('Emulation.setDeviceMetricsOverride', screen);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (savesData) await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await cdp.send('Network.setBlockedURLs', { urls: blocked });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: (network.downKbps * 1024) / 8,
    uploadThroughput: (network.upKbps * 1024) / 8,
  });
  return new Tab(cdp, origin);
}
