/**
 * The site with an ear in every page: a proxy before nginx that puts one script into each document, ahead of all others.
 * An engine driven over plain WebDriver tells nothing of its console, and none tells it in the same words.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../../browser/support/site';

export interface NotedSite {
  /** Origin that the browser is led to, no trailing slash. */
  readonly origin: string;
  /** Origin of the mock of the inquiry API. */
  readonly mockUrl: string;
  /** Ends all of it. */
  stop(): Promise<void>;
}

const path = '/noted.js';

/** Runs in the page. Notes what a console would show as an error, over all documents of the window. */
function note(): void {
  const kept = (): string[] => JSON.parse(sessionStorage.getItem('noted') ?? '[]');
  const add = (text: string) => sessionStorage.setItem('noted', JSON.stringify([...kept(), text]));
  const logged = console.error;
  console.error = (...said: unknown[]) => {
    add(`console: ${said.join(' ')}`);
    logged(...said);
  };
  // What is given up because the page is left has not failed.
  let left = false;
  addEventListener('beforeunload', () => {
    left = true;
  });
  const failed = ({ message, target }: ErrorEvent) => {
    // Of an element whose file does not come there is no message.
    if (message) add(`error: ${message}`);
    else if (!left) add(`not loaded: ${(target as Element).outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!left) add(`rejection: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`policy: ${effectiveDirective} stopped ${blockedURI}`),
  );
}

/** Runs in the page: what was noted so far, which is then forgotten. */
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
export async function startNotedSite(): Promise<NotedSite> {
  const site = await startSite();
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url === path) return outgoing.setHeader('Content-Type', 'text/javascript').end(`(${note})()`);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request(site.siteUrl + incoming.url, { method: incoming.method, headers }, async (answer) => {
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
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    mockUrl: site.mockUrl,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await site.stop();
    },
  };
}
