/** Simulated visitors who read pages and send inquiries while the servers change. */
import { Agent, type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { visitors } from './dockerEngines';

export interface Figures {
  /** Each page that names a file of its release was followed by a request for it. */
  readonly pages: number;
  readonly inquiries: number;
  /** Inquiries with a 502, which were sent again. */
  readonly again: number;
  /** The result of each request without the expected response. */
  readonly lost: readonly string[];
  /** The names in the inquiries with a 200, in order. */
  readonly sent: readonly string[];
}

export interface Load {
  /** Waits for this many more pages and inquiries. */
  more(pages: number, inquiries: number): Promise<void>;
  /** Waits for the requests of the visitors to finish; can be called again. */
  stop(): Promise<Figures>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Serial number of the server's certificate. */
  readonly serial: string;
}

type Options = RequestOptions & { readonly headers?: Readonly<Record<string, string>> };

/** Time limit of a request in ms. */
const TIMEOUT = 30_000;
/** The most requests of one visitor. */
const MAX_TURNS = 20_000;
let inquiryCount = 0;
let visitorCount = 0;

/** One request over TLS, as a browser sends it; accepts any certificate. Rejects without a complete response. */
export function ask(address: string, path: string, options: Options = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'www.example.com', 'Accept-Encoding': 'br', ...options.headers };
    const sent = request(
      {
        host: address,
        path,
        rejectUnauthorized: false,
        servername: 'www.example.com',
        timeout: TIMEOUT,
        ...options,
        headers,
      },
      (incoming) => {
        const { serialNumber } = (incoming.socket as TLSSocket).getPeerCertificate();
        buffer(incoming).then((read) => {
          const body = incoming.headers['content-encoding'] === 'br' ? brotliDecompressSync(read) : read;
          resolve({ status: incoming.statusCode ?? 0, body: body.toString(), serial: serialNumber });
        }, reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a connection just when it is reused: browsers repeat the request, and so does this.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        ask(address, path, { ...options, agent: false }, body).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** Sends an inquiry from the next address, as the limit counts by address. */
export function sendInquiry(address: string, name: string) {
  visitorCount += 1;
  const options = {
    method: 'POST',
    agent: false as const,
    localAddress: visitors[visitorCount % visitors.length],
    headers: { 'Content-Type': 'application/json' },
  };
  const body = JSON.stringify({ ...exampleInquiry, FullName: name });
  return ask(address, '/api/Inquiry/AddCryoCustomerInquiry', options, body);
}

/** Starts visitors who read these pages from these machines in turn, and visitors who send inquiries. */
export function startLoad(addresses: readonly string[], paths: readonly string[]): Load {
  let going = true;
  let pages = 0;
  let inquiries = 0;
  let again = 0;
  const lost: string[] = [];
  const sent: string[] = [];
  const agents: Agent[] = [];

  const keepDoing = async (wait: number, action: (turn: number) => Promise<void>) => {
    for (let turn = 0; going && turn < MAX_TURNS; turn += 1) {
      await action(turn).catch((error: NodeJS.ErrnoException) => lost.push(error.code ?? error.message));
      await pause(wait);
    }
  };
  const read = (agent: Agent | false, first: number) =>
    keepDoing(25, async (turn) => {
      pages += 1;
      const path = paths[(first + turn) % paths.length] ?? '/';
      // Every path on every machine.
      const address = addresses[Math.floor((first + turn) / paths.length) % addresses.length] ?? '';
      const { status, body } = await ask(address, path, { agent });
      if (status !== 200) lost.push(`${status} for ${path}`);
      else if (!body.includes('</html>')) lost.push(`half of ${path}`);
      // A file that only the release of the page has.
      const [asset] = /\/assets\/release-\w+\.js/.exec(body) ?? [];
      if (!asset) return;
      const answer = await ask(address, asset, { agent });
      if (answer.status !== 200) lost.push(`${answer.status} for ${asset}`);
    });
  const write = (first: number) =>
    keepDoing(200, async (turn) => {
      inquiries += 1;
      inquiryCount += 1;
      const name = `Visitor ${inquiryCount}`;
      const address = addresses[(first + turn) % addresses.length] ?? '';
      let { status } = await sendInquiry(address, name);
      if (status === 502) {
        again += 1;
        ({ status } = await sendInquiry(address, name));
      }
      if (status === 200) sent.push(name);
      else lost.push(`${status} for an inquiry`);
    });
  const stays = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  const all = [read(false, 0), read(false, 1), read(stays(), 2), read(stays(), 0), write(0), write(1)];
  return {
    async more(morePages, moreInquiries) {
      const until = { pages: pages + morePages, inquiries: inquiries + moreInquiries };
      while (going && (pages < until.pages || inquiries < until.inquiries)) await pause(20);
    },
    async stop() {
      going = false;
      await Promise.all(all);
      for (const agent of agents) agent.destroy();
      return { pages, inquiries, again, lost, sent };
    },
  };
}
