/** Simulated visitors who read pages and send inquiries while the servers change. */
import { Agent, type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { visitors, visitorsOfIpv6 } from './dockerEngines';

export type Load = ReturnType<typeof startLoad>;

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Serial number of the server's certificate. */
  readonly serial: string;
  /** The X-Request-Id. */
  readonly id: string;
}

type Options = RequestOptions & { readonly headers?: Readonly<Record<string, string>> };

/** How many visitors a load has, each with one request at a time: four read pages, two send inquiries. */
export const LOAD_VISITORS = 6;
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
export function sendInquiry(address: string, name: string) {
  const options = {
    method: 'POST',
    agent: false as const,
    localAddress: nextVisitor(address),
    headers: { 'Content-Type': 'application/json' },
  };
  const body = JSON.stringify({ ...exampleInquiry, FullName: name });
  return ask(address, '/api/Inquiry/AddCryoCustomerInquiry', options, body);
}

// Then browsers try another address of the site, and visitors once more.
const isRefused = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' || code === 'EHOSTUNREACH';
const isCut = ({ code }: NodeJS.ErrnoException) => code === 'ECONNRESET' || code === 'EPIPE';

/** What the visitors of a load share. */
function newVisits(addresses: readonly string[], paths: readonly string[]) {
  const figures = {
    pages: 0,
    /** Scripts and pictures that the pages name: those of their release alone, and one that each release has. */
    files: 0,
    inquiries: 0,
    /** Why requests were sent again: inquiries with a 502, and what was cut off. */
    again: [] as string[],
    /** Connections that a machine refused, after which the next one was tried. */
    refused: 0,
    /** The result of each request without the expected response. */
    lost: [] as string[],
    /** The names in the inquiries with a 200, in order. */
    sent: [] as string[],
  };
  return { addresses, paths, figures, going: true };
}
type Visits = ReturnType<typeof newVisits>;

/** Repeats an action while the load goes on. A rejection counts as a lost request. */
async function keepDoing(visits: Visits, wait: number, action: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; visits.going && turn < MAX_TURNS; turn += 1) {
    await action(turn).catch(({ code, message }: NodeJS.ErrnoException) => visits.figures.lost.push(code ?? message));
    await pause(wait);
  }
}

/** The response of one of the machines, the next one if a connection is refused or cut off. */
async function askAny({ addresses, figures }: Visits, first: number, send: (address: string) => Promise<Answer>) {
  const inOrder = addresses.map((_, n) => addresses[(first + n) % addresses.length] ?? '');
  for (const address of inOrder.slice(0, -1)) {
    try {
      return await send(address);
    } catch (error) {
      if (isRefused(error as Error)) figures.refused += 1;
      else if (isCut(error as Error)) figures.again.push(`${error}`);
      else throw error;
    }
  }
  return send(inOrder.at(-1) ?? '');
}

/** Reads page after page, over one connection if the visitor has an agent. */
function read(visits: Visits, agent: Agent | false, first: number): Promise<void> {
  const { addresses, paths, figures } = visits;
  const from = Object.fromEntries(addresses.map((address) => [address, nextVisitor(address)]));
  return keepDoing(visits, 25, async (turn) => {
    figures.pages += 1;
    const path = paths[(first + turn) % paths.length] ?? '/';
    // Every path on every machine.
    const machine = Math.floor((first + turn) / paths.length);
    const get = (what: string) =>
      askAny(visits, machine, (address) =>
        ask(address, what, { agent, localAddress: agent ? from[address] : nextVisitor(address) }),
      );
    const { status, body } = await get(path);
    if (status !== 200) figures.lost.push(`${status} for ${path}`);
    else if (!body.includes('</html>')) figures.lost.push(`half of ${path}`);
    const [picture] = /\/images\/[\w/.-]+\.(?:webp|avif)/.exec(body) ?? [];
    for (const file of [
      ...(body.match(/\/(?:assets|images)\/release-[\w.-]+/g) ?? []),
      ...(picture ? [picture] : []),
    ]) {
      figures.files += 1;
      const answer = await get(file);
      if (answer.status !== 200) figures.lost.push(`${answer.status} for ${file}`);
    }
  });
}

/** Sends inquiry after inquiry, once more after a 502. */
function write(visits: Visits, first: number): Promise<void> {
  const { figures } = visits;
  return keepDoing(visits, 200, async (turn) => {
    figures.inquiries += 1;
    inquiryCount += 1;
    const name = `Visitor ${inquiryCount}`;
    const send = () => askAny(visits, first + turn, (address) => sendInquiry(address, name));
    let { status } = await send();
    if (status === 502) {
      figures.again.push('502');
      ({ status } = await send());
    }
    if (status === 200) figures.sent.push(name);
    else figures.lost.push(`${status} for an inquiry`);
  });
}

/** Starts visitors who read these pages from these machines in turn, and visitors who send inquiries. */
export function startLoad(addresses: readonly string[], paths: readonly string[]) {
  const visits = newVisits(addresses, paths);
  const { figures } = visits;
  const agents = [2, 0].map((first) => [new Agent({ keepAlive: true, maxSockets: 1 }), first] as const);
  const all = [
    ...[0, 1].map((first) => read(visits, false, first)),
    ...agents.map(([agent, first]) => read(visits, agent, first)),
    ...[0, 1].map((first) => write(visits, first)),
  ];
  return {
    /** Waits for this many more pages and inquiries. */
    async more(pages: number, inquiries: number): Promise<void> {
      const until = { pages: figures.pages + pages, inquiries: figures.inquiries + inquiries };
      while (visits.going && (figures.pages < until.pages || figures.inquiries < until.inquiries)) await pause(20);
    },
    /** Waits for the requests of the visitors to finish; can be called again. */
    async stop() {
      visits.going = false;
      await Promise.all(all);
      for (const [agent] of agents) agent.destroy();
      return figures;
    },
  };
}
