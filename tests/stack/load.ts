/** Simulated visitors who read pages and send inquiries while the servers change. */
import { Agent, type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { visitors, visitorsOfIpv6 } from './dockerEngines';

export interface Figures {
  readonly pages: number;
  /** Scripts and pictures that the pages name: those of their release alone, and one that each release has. */
  readonly files: number;
  readonly inquiries: number;
  /** Why requests were sent again: inquiries with a 502, and what was cut off. */
  readonly again: readonly string[];
  /** Connections that a machine refused, after which the next one was tried. */
  readonly refused: number;
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
  /** The X-Request-Id. */
  readonly id: string;
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
          const id = incoming.headers['x-request-id']?.toString() ?? '';
          resolve({ status: incoming.statusCode ?? 0, body: body.toString(), serial: serialNumber, id });
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

/** The next address of this machine from which requests can be sent to `address`, as limits count by address. */
function nextVisitor(address: string) {
  visitorCount += 1;
  return (address.includes(':') ? visitorsOfIpv6 : visitors)[visitorCount % visitors.length];
}

/** Sends an inquiry, by default from the next address. */
export function sendInquiry(address: string, name: string, localAddress = nextVisitor(address)) {
  const options = {
    method: 'POST',
    agent: false as const,
    localAddress,
    headers: { 'Content-Type': 'application/json' },
  };
  const body = JSON.stringify({ ...exampleInquiry, FullName: name });
  return ask(address, '/api/Inquiry/AddCryoCustomerInquiry', options, body);
}

// Then browsers try another address of the site, and visitors once more.
const isRefused = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' || code === 'EHOSTUNREACH';
const isCut = ({ code }: NodeJS.ErrnoException) => code === 'ECONNRESET' || code === 'EPIPE';

/** Starts visitors who read these pages from these machines in turn, and visitors who send inquiries. */
export function startLoad(addresses: readonly string[], paths: readonly string[]): Load {
  let going = true;
  let pages = 0;
  let files = 0;
  let inquiries = 0;
  let refused = 0;
  const again: string[] = [];
  const lost: string[] = [];
  const sent: string[] = [];
  const agents: Agent[] = [];

  const keepDoing = async (wait: number, action: (turn: number) => Promise<void>) => {
    for (let turn = 0; going && turn < MAX_TURNS; turn += 1) {
      await action(turn).catch((error: NodeJS.ErrnoException) => lost.push(error.code ?? error.message));
      await pause(wait);
    }
  };
  /** The response of one of the machines, the next one if a connection is refused or cut off. */
  const askAny = async (first: number, request: (address: string) => Promise<Answer>) => {
    const inOrder = addresses.map((_, n) => addresses[(first + n) % addresses.length] ?? '');
    for (const address of inOrder.slice(0, -1)) {
      try {
        return await request(address);
      } catch (error) {
        if (isRefused(error as Error)) refused += 1;
        else if (isCut(error as Error)) again.push(`${error}`);
        else throw error;
      }
    }
    return request(inOrder.at(-1) ?? '');
  };
  const read = (stays: boolean, first: number) => {
    const agent = stays && new Agent({ keepAlive: true, maxSockets: 1 });
    if (agent) agents.push(agent);
    const from = Object.fromEntries(addresses.map((address) => [address, nextVisitor(address)]));
    return keepDoing(25, async (turn) => {
      pages += 1;
      const path = paths[(first + turn) % paths.length] ?? '/';
      // Every path on every machine.
      const machine = Math.floor((first + turn) / paths.length);
      const get = (what: string) =>
        askAny(machine, (address) =>
          ask(address, what, { agent, localAddress: stays ? from[address] : nextVisitor(address) }),
        );
      const { status, body } = await get(path);
      if (status !== 200) lost.push(`${status} for ${path}`);
      else if (!body.includes('</html>')) lost.push(`half of ${path}`);
      const [picture] = /\/images\/[\w/.-]+\.(?:webp|avif)/.exec(body) ?? [];
      for (const file of [
        ...(body.match(/\/(?:assets|images)\/release-[\w.-]+/g) ?? []),
        ...(picture ? [picture] : []),
      ]) {
        files += 1;
        const answer = await get(file);
        if (answer.status !== 200) lost.push(`${answer.status} for ${file}`);
      }
    });
  };
  const write = (first: number) =>
    keepDoing(200, async (turn) => {
      inquiries += 1;
      inquiryCount += 1;
      const name = `Visitor ${inquiryCount}`;
      const send = (machine: number) => askAny(machine, (address) => sendInquiry(address, name));
      let { status } = await send(first + turn);
      if (status === 502) {
        again.push('502');
        ({ status } = await send(first + turn));
      }
      if (status === 200) sent.push(name);
      else lost.push(`${status} for an inquiry`);
    });
  const all = [read(false, 0), read(false, 1), read(true, 2), read(true, 0), write(0), write(1)];
  return {
    async more(morePages, moreInquiries) {
      const until = { pages: pages + morePages, inquiries: inquiries + moreInquiries };
      while (going && (pages < until.pages || inquiries < until.inquiries)) await pause(20);
    },
    async stop() {
      going = false;
      await Promise.all(all);
      for (const agent of agents) agent.destroy();
      return { pages, files, inquiries, again, refused, lost, sent };
    },
  };
}
