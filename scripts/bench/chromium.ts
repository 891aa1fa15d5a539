/**
 * Chromium by its own protocol, over a pipe. Playwright switches on the Runtime domain and worlds of its own in every
 * page: V8 then notes source positions of each script it runs, 50 ms of blocking that no visitor has.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { CDPSession } from 'playwright';

export interface Chromium {
  /** A new page with nothing in its cache, storage of its own, and the domains Page and Network on. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Sends a command of the protocol and gives its answer. Rejects with Chromium's words. */
  readonly send: CDPSession['send'];
  /** Listens to events of the protocol. */
  readonly on: CDPSession['on'];
  /** Has these functions run first in every document, with what they are given. */
  first<Given = undefined>(
    script: (given: Given) => void,
    ...given: Given extends undefined ? [] : [Given]
  ): Promise<void>;
  /** Runs a function in the page and gives its result, when it is there. Rejects with what the page throws. */
  run<Result, Given = undefined>(
    script: (given: Given) => Result | Promise<Result>,
    ...given: Given extends undefined ? [] : [Given]
  ): Promise<Result>;
  /** Goes to an address and gives the document's status; settles after the load event, or as soon as there is a document. */
  open(url: string, until: 'load' | 'document'): Promise<number>;
  /** Touches the page shortly; settles when the page has dealt with it. */
  tap(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

const switches = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--hide-scrollbars',
  '--password-store=basic',
];
const openLimitMs = 120_000;

const webVitals = path.join(path.dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js');
/**
 * What every document begins with: Google's library, as `webVitals`, and a helper that the compiler which runs this
 * script calls in every function it hands to the page.
 */
const prelude = `${readFileSync(webVitals, 'utf8')}\nglobalThis.__name ??= (value) => value;`;

/** Debian's Chromium, headless; CHROMIUM names another one. The caller closes it. Rejects where there is none. */
export async function launchBrowser(): Promise<Chromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chromium-'));
  // Its sandbox refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(
    process.env.CHROMIUM || '/usr/bin/chromium',
    [...switches, ...asRoot, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const protocol = new Protocol(child.stdio[3] as Duplex, child.stdio[4] as Duplex);
  void over.then(() => protocol.end());
  const close = async () => {
    await Promise.race([protocol.send('Browser.close').catch(() => {}), over]);
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await over;
    clearTimeout(late);
    // Its last children may still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await protocol.send('Browser.getVersion');
  } catch (error) {
    await close();
    throw error;
  }
  return { newTab: () => newTab(protocol), close };
}

async function newTab(protocol: Protocol): Promise<Tab> {
  const { browserContextId } = (await protocol.send('Target.createBrowserContext')) as { browserContextId: string };
  const target = { url: 'about:blank', browserContextId };
  const { targetId } = (await protocol.send('Target.createTarget', target)) as { targetId: string };
  const attached = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
  const events = protocol.eventsOf(sessionId);
  const send = ((method: string, params: object = {}) => protocol.send(method, params, sessionId)) as Tab['send'];
  const on = events.on.bind(events) as unknown as Tab['on'];
  await send('Page.enable');
  await send('Network.enable');
  const first = (source: string) => send('Page.addScriptToEvaluateOnNewDocument', { source });
  await first(prelude);
  const call = (script: unknown, given: unknown) => `(${script})(${given === undefined ? '' : JSON.stringify(given)})`;

  return {
    send,
    on,
    async first(script, ...given) {
      await first(call(script, given[0]));
    },
    async run<Result, Given>(script: (given: Given) => Result | Promise<Result>, ...given: unknown[]) {
      const expression = call(script, given[0]);
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as Result;
    },
    async open(url, until) {
      const answered = new Promise<number>((resolve) =>
        on('Network.responseReceived', ({ type, response }) => {
          if (type === 'Document') resolve(response.status);
        }),
      );
      const loaded = new Promise<void>((resolve) => on('Page.loadEventFired', () => resolve()));
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      const status = await withinLimit(answered, url);
      if (until === 'load') await withinLimit(loaded, url);
      return status;
    },
    async tap(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async close() {
      await protocol.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

async function withinLimit<Result>(result: Promise<Result>, url: string): Promise<Result> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`${url} took more than ${openLimitMs / 1000} s`)), openLimitMs);
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(late));
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: object;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

interface Call {
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
}

/** Messages over a pipe, each a JSON text that ends with a zero byte. */
class Protocol {
  private lastId = 0;
  private readonly calls = new Map<number, Call>();
  private readonly sessions = new Map<string, EventEmitter>();
  private over = false;

  constructor(
    private readonly input: Duplex,
    output: Duplex,
  ) {
    let parts: Buffer[] = [];
    output.on('data', (chunk: Buffer) => {
      let start = 0;
      for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
        parts.push(chunk.subarray(start, end));
        this.take(JSON.parse(Buffer.concat(parts).toString()) as Message);
        parts = [];
        start = end + 1;
      }
      parts.push(chunk.subarray(start));
    });
    // A Chromium that has ended is told by `end`.
    for (const pipe of [input, output]) pipe.on('error', () => {});
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<object> {
    if (this.over) return Promise.reject(new Error(`${method}: Chromium has ended`));
    this.lastId += 1;
    const id = this.lastId;
    this.input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.calls.set(id, { resolve, reject: (error) => reject(new Error(`${method}: ${error.message}`)) });
    });
  }

  eventsOf(sessionId: string): EventEmitter {
    const events = new EventEmitter();
    this.sessions.set(sessionId, events);
    return events;
  }

  /** Nothing will be answered any more. */
  end(): void {
    this.over = true;
    for (const { reject } of this.calls.values()) reject(new Error('Chromium has ended'));
    this.calls.clear();
  }

  private take({ id, sessionId, method, params, result, error }: Message): void {
    if (method !== undefined) {
      this.sessions.get(sessionId ?? '')?.emit(method, params);
      return;
    }
    const call = this.calls.get(id ?? 0);
    this.calls.delete(id ?? 0);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result ?? {});
  }
}
