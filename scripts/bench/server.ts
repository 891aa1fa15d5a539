/**
 * What the site's rules of nginx cost: requests a second for a page and for a hashed file, beside an nginx that returns
 * nothing and one that serves the same bytes without a rule.
 */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf } from '../../frontend/src/routes/paths';
import type { BenchContext } from './section';
import { type PinnedServer, startBare, startLogged, startSite } from './server/nginx';
import { browserHeaders, ensureWrk, shoot } from './server/wrk';
import { median, ratio, type Table } from './table';

const connections = 32;

interface Subject {
  readonly name: string;
  readonly server: PinnedServer;
  readonly path: string;
  /** The names of the subjects to compare with, (b), (c) and (d): the same bytes, less around them. */
  readonly others: readonly string[];
}

interface Round {
  readonly requestsPerSecond: number;
  /** Processor time of nginx, in microseconds a request. */
  readonly costUs: number;
  /** With one connection alone. */
  readonly answerUs: number;
}

async function measure({ server, path: address }: Subject): Promise<Round> {
  const url = server.origin + address;
  const { requestsPerSecond } = await shoot(url, { core: 'load', connections, seconds: 3 });
  const before = await server.workerUs();
  const { requests } = await shoot(url, { core: 'server', connections, seconds: 1 });
  const costUs = ((await server.workerUs()) - before) / requests;
  const { medianUs } = await shoot(url, { core: 'load', connections: 1, seconds: 1 });
  return { requestsPerSecond, costUs, answerUs: medianUs };
}

/** The body as it travels, still encoded. Rejects where the answer is not 200. */
function encodedBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: browserHeaders }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    asked.once('error', reject).end();
  });
}

/** The path of the largest script that a page loads without being asked: a file with a hash in its name. */
async function largestScript(site: string, page: string): Promise<string> {
  const html = await readFile(path.join(site, page, 'index.html'), 'utf8');
  const named = /<meta name="scripts" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const sized = await Promise.all(
    named.map(async (name) => ({ name, size: (await stat(path.join(site, name))).size })),
  );
  const largest = sized.sort((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error(`${page} names no script`);
  return largest.name;
}

export async function run({ rounds, root, site, log }: BenchContext): Promise<readonly Table[]> {
  ensureWrk(root);
  const bareRoot = await mkdtemp(path.join(tmpdir(), 'bench-bare-'));
  // render.sh asks for them.
  for (const page of ['index.html', '404.html']) await writeFile(path.join(bareRoot, page), '');
  const servers: PinnedServer[] = [];
  const started = async (server: Promise<PinnedServer>) => {
    servers.push(await server);
    return server;
  };
  try {
    const ours = await started(startSite(root, site));
    const bare = await started(startBare(root, `root "${bareRoot}";`));
    const logged = await started(startLogged(root, bareRoot));
    const installed = await started(startBare(root, `root "${bareRoot}";`, 'as installed'));
    const empty = await started(startBare(root, 'location / { return 200 ""; }'));

    const emptyName = '(a) nothing: return 200 ""';
    const none = [emptyName, emptyName, emptyName];
    const subjects: Subject[] = [{ name: emptyName, server: empty, path: '/', others: none }];
    for (const [what, address] of [
      ['page', pathOf('kelvin')],
      ['script', await largestScript(site, pathOf('kelvin'))],
    ] as const) {
      const bytes = await encodedBody(ours.origin + address);
      // The same path, as its length is read and logged as well.
      const file = path.join(bareRoot, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      const size = `${what}, ${(bytes.length / 1000).toFixed(1)} kB`;
      const plain = [
        [`(b) ${size}, no rule, nginx as installed`, installed],
        [`(c) ${size}, no rule, the site's cache of open files`, bare],
        [`(d) ${size}, as (c), the site's log and request id`, logged],
      ] as const;
      const others = plain.map(([name]) => name);
      for (const [name, server] of plain) subjects.push({ name, server, path: address, others });
      subjects.push({ name: `the site's ${what}`, server: ours, path: address, others });
    }

    const measured = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
    for (const { server, path: address } of subjects)
      await shoot(server.origin + address, { core: 'load', connections, seconds: 1 });
    for (let round = 1; round <= rounds; round += 1) {
      for (const subject of subjects) measured.get(subject.name)?.push(await measure(subject));
      log(`round ${round} of ${rounds}`);
    }

    const middle = (name: string, key: keyof Round) => median((measured.get(name) ?? []).map((round) => round[key]));
    const beside = (subject: Subject, key: keyof Round) =>
      [emptyName, ...subject.others].map((other) => ratio(middle(subject.name, key), middle(other, key)));
    return [
      {
        title: 'Requests a second of one nginx worker',
        note: `wrk with ${connections} kept connections for 3 s a shot, medians of ${rounds} interleaved rounds; nginx and wrk on a core each. Every subject writes an access log to a pipe, as in a container: the site and (d) its JSON, some lines together, the others nginx's "combined", line by line. (b) has sendfile and tcp_nopush, as Debian installs nginx. The answer time is that of one connection that waits for each answer.`,
        columns: ['subject', 'requests/s', 'to (a)', 'to (b)', 'to (c)', 'to (d)', 'median answer, µs'],
        rows: subjects.map((subject) => [
          subject.name,
          Math.round(middle(subject.name, 'requestsPerSecond')),
          ...beside(subject, 'requestsPerSecond'),
          Math.round(middle(subject.name, 'answerUs')),
        ]),
      },
      {
        title: 'Processor time of nginx a request',
        note: 'What the rules cost, whatever else the machine does. nginx and wrk share a core here: on two, whichever is faster sleeps, and the other pays for waking it.',
        columns: ['subject', 'µs', 'to (a)', 'to (b)', 'to (c)', 'to (d)'],
        rows: subjects.map((subject) => [subject.name, middle(subject.name, 'costUs'), ...beside(subject, 'costUs')]),
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await rm(bareRoot, { recursive: true, force: true });
  }
}
