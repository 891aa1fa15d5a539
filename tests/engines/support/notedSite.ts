/**
 * The site behind a proxy that adds a script to each document, before all others, which records errors. Plain WebDriver
 * has no access to the console.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../../browser/support/site';

export type NotedSite = Awaited<ReturnType<typeof startNotedSite>>;

const path = '/noted.js';

/** Runs in the page. Records errors in the session storage, so that they outlast the document. */
function note(): void {
  const kept = (): string[] => JSON.parse(sessionStorage.getItem('noted') ?? '[]');
  const add = (text: string) => sessionStorage.setItem('noted', JSON.stringify([...kept(), text]));
  // Firefox and WebKit report requests that are aborted by leaving the page, and so does the app.
  let left = false;
  addEventListener('beforeunload', () => {
    left = true;
  });
  const logged = console.error;
  console.error = (...said: unknown[]) => {
    if (!left) add(`console: ${said.join(' ')}`);
    logged(...said);
  };
  const failed = ({ message, target }: ErrorEvent) => {
    // The error event of an element has no message. Firefox fails a preload whose file the page before was loading when it
    // was left; the import that needs the file loads it, or logs an error.
    if (message) add(`error: ${message}`);
    else if (!left && !(target as Element).matches('[rel="modulepreload"]'))
      add(`not loaded: ${(target as Element).outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!left) add(`rejection: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`policy: ${effectiveDirective} stopped ${blockedURI}`),
  );
}

/** Runs in the page: returns and deletes the recorded errors. */
export function takeNotes(): string[] {
  const notes = JSON.parse(sessionStorage.getItem('noted') ?? '[]') as string[];
  sessionStorage.removeItem('noted');
  return notes;
}

const textOf = async (answer: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Starts the built site, the mock and the proxy on free ports of 127.0.0.1. */
export async function startNotedSite() {
  const site = await startSite();
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url === path) return outgoing.setHeader('Content-Type', 'text/javascript').end(`(${note})()`);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    // No connection is used again: nginx may be closing it.
    const options = { method: incoming.method, headers, agent: false } as const;
    const passed = request(site.siteUrl + incoming.url, options, async (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(outgoing);
      }
      const { 'content-length': _, etag: __, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      return outgoing.end((await textOf(answer)).replace('<head>', `<head><script src="${path}"></script>`));
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    return incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    /** Of the proxy, no trailing slash. */
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    mockUrl: site.mockUrl,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await site.stop();
    },
  };
}
