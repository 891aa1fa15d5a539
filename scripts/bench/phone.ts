/**
 * Chromium as a slow phone with an empty cache, and the site that it visits. Puppeteer starts the browser; its pages
 * are not used, as they switch on the protocol's Runtime domain: V8 then records the source position of each script
 * that it runs, 50 ms of blocking that no visitor has.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { freePort } from '../lib/free-port';
import { renderNginx, startNginx } from '../lib/nginx-process';

/** How a visit is slowed down. */
export interface Pace {
  /** How many times slower the processor is. */
  readonly cpu: number;
  readonly network: { readonly latencyMs: number; readonly downKbps: number; readonly upKbps: number };
}

/**
 * Lighthouse's slow 4G and processor, as Lighthouse applies them in Chromium: 3.75 round trips of 150 ms for each
 * request stand for handshakes, which Chromium does not delay, and 90 % of 1.6 and 0.75 Mbit/s.
 */
export const slowPhone: Pace = { cpu: 4, network: { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675 } };

const limitMs = 120_000;
const screen = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const webVitals = path.join(path.dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js');
/** Runs first in every document. `__name` is called by the functions that tsx compiles and that run in the page. */
const prelude = `${readFileSync(webVitals, 'utf8')}\nglobalThis.__name ??= (value) => value;`;

type InPage<Result, Given extends unknown[]> = (...given: Given) => Result | Promise<Result>;
const call = (script: unknown, given: unknown[]) => `(${script})(${given.map((each) => JSON.stringify(each)).join()})`;

/** A page of the phone. */
export class Tab {
  constructor(readonly cdp: CDPSession) {}

  /** Runs a function before every document's own scripts. */
  async first<Given extends unknown[]>(script: InPage<void, Given>, ...given: Given): Promise<void> {
    await this.cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: call(script, given) });
  }

  /** Runs a function in the page and returns its result. Rejects with what it throws. */
  async run<Result, Given extends unknown[]>(script: InPage<Result, Given>, ...given: Given): Promise<Result> {
    const options = { expression: call(script, given), awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  /** Opens an address; settles at the load event, or once there is a document. Rejects unless the status is 200. */
  async open(url: string, until: 'load' | 'document' = 'load'): Promise<void> {
    const loaded = new Promise((resolve) => this.cdp.once('Page.loadEventFired', resolve));
    const { errorText } = await this.cdp.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    if (until === 'document') return;
    const late = wait(limitMs, 'late', { ref: false });
    if ((await Promise.race([loaded, late])) === 'late') throw new Error(`${url} took more than ${limitMs / 1000} s`);
    const status = await this.run(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
    );
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  }

  async tap({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Makes the browser tell pages that the visitor saves data. */
  async saveData(): Promise<void> {
    await this.cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  }
}

/** Calls `look` until it returns a value. @throws Error where that takes more than two minutes. */
export async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(100)) {
    const result = await look();
    if (result !== undefined) return result;
  }
  throw new Error(`Waited ${limitMs / 1000} s for ${what}`);
}

/** Opens an empty page with storage of its own, runs `visit` in it at this pace and closes it. */
export async function asPhone<Result>(
  browser: Browser,
  { cpu, network }: Pace,
  visit: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const root = await browser.target().createCDPSession();
    // The context's id is its key in the protocol.
    await root.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
    const cdp = await (await context.waitForTarget((target) => target.type() === 'page')).createCDPSession();
    await cdp.send('Page.enable');
    await cdp.send('Network.enable');
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: prelude });
    await cdp.send('Emulation.setDeviceMetricsOverride', screen);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: (network.downKbps * 1024) / 8,
      uploadThroughput: (network.upKbps * 1024) / 8,
    });
    return await visit(new Tab(cdp));
  } finally {
    await context.close();
  }
}

/**
 * Serves a built site with the repository's nginx configuration, without an access log, and starts Chromium (CHROMIUM
 * names another one than Debian's); ends both when `work` has settled.
 */
export async function withSite<Result>(
  webRoot: string,
  work: (origin: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Under /tmp, which nginx's workers may read whoever starts them.
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  // No section sends an inquiry: nobody listens at this host.
  const address = { LISTEN_ADDRESS: '127.0.0.1', LISTEN_PORT: `${port}`, INQUIRY_HOST: 'http://127.0.0.1:9' };
  await renderNginx(folder, { WEB_ROOT: webRoot, ACCESS_LOG: 'off', ...address });
  const nginx = await startNginx(folder, origin);
  try {
    const browser = await puppeteer.launch({
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      defaultViewport: null,
      // Chromium's sandbox refuses to run as root.
      args: ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    return await work(origin, browser).finally(() => browser.close());
  } finally {
    await nginx.end();
    await rm(folder, { recursive: true, force: true });
  }
}
