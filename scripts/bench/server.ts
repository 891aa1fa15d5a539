/**
 * What the site's rules of nginx cost: requests a second and processor time for a page and for a hashed file, compared
 * with an nginx that returns nothing and with one that serves the same bytes without a rule.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf } from '../../frontend/src/routes/paths';
import { costUs, type Nginx, shoot, startBare, startSite } from './nginx';
import { inRounds, middle, ratio, type Section } from './section';

type ServerName = 'ours' | 'installed' | 'cached' | 'empty';

interface Subject {
  readonly name: string;
  readonly server: Nginx;
  readonly path: string;
}

export const run: Section = async ({ rounds, root, site, log }) => {
  const bareRoot = await mkdtemp(path.join(tmpdir(), 'bench-bare-'));
  const servers: Nginx[] = [];
  const started = async (server: Promise<Nginx>) => {
    servers.push(await server);
    return server;
  };
  try {
    const ours = await started(startSite(root, site));
    const installed = await started(startBare(root, `root "${bareRoot}";`, 'sendfile on; tcp_nopush on;'));
    const cached = await started(startBare(root, `root "${bareRoot}";`, `include "${root}/nginx/http/files.conf";`));
    const empty = await started(startBare(root, 'location / { return 200 ""; }', ''));
    const groups = await subjectsOf(site, bareRoot, { ours, installed, cached, empty });
    const subjects = groups.flat();
    for (const { server, path: address } of subjects) await shoot(server.origin + address, 'load', 1);
    const results = await inRounds(rounds, subjects, async ({ name, server, path: address }, round) => {
      const { requestsPerSecond } = await shoot(server.origin + address, 'load', 3);
      const cost = await costUs(server, address);
      log(`round ${round}: ${name}, ${cost.toFixed(1)} µs`);
      return { requestsPerSecond, cost };
    });
    const rows = groups.flatMap((group, index) => {
      const of = results.slice(index * group.length, (index + 1) * group.length);
      const costs = of.map((rounded) => middle(rounded, ({ cost }) => cost));
      return group.map(({ name }, place) => {
        const cost = costs[place] ?? 0;
        const perSecond = middle(of[place] ?? [], ({ requestsPerSecond }) => requestsPerSecond);
        return [name, Math.round(perSecond), cost, ...costs.slice(0, -1).map((other) => ratio(cost, other))];
      });
    });
    return [
      {
        title: 'One nginx worker: requests a second, and its processor time for a request',
        note: `Medians of ${rounds} interleaved rounds with 32 kept connections of wrk. Requests a second: for 3 s, with a core each. Processor time: for 1 s on one core, as on two whichever is faster sleeps, and the other pays for waking it; "to (b)" compares these. Every subject writes an access log to a pipe, the site its JSON in blocks, the others nginx's "combined" line by line. (b) has sendfile and tcp_nopush, as Debian installs nginx.`,
        columns: ['subject', 'requests/s', 'µs a request', 'to (a)', 'to (b)', 'to (c)'],
        rows,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await rm(bareRoot, { recursive: true, force: true });
  }
};

/** The subjects of a page and of a script; writes the files for those without rules into `bareRoot`. */
async function subjectsOf(site: string, bareRoot: string, servers: Readonly<Record<ServerName, Nginx>>) {
  const groups: Subject[][] = [];
  for (const [what, address] of [
    ['page', `${pathOf('kelvin')}/index.html`],
    ['script', await largestScript(site)],
  ] as const) {
    // The body as it is sent, under the same path, which is read and logged as well.
    const bytes = await readFile(path.join(site, `${address}.br`));
    const url = address.replace(/\/index\.html$/, '');
    const file = path.join(bareRoot, url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const size = `${what}, ${(bytes.length / 1000).toFixed(1)} kB`;
    groups.push([
      { name: '(a) nothing: return 200 ""', server: servers.empty, path: '/' },
      { name: `(b) ${size}, no rule, nginx as installed`, server: servers.installed, path: url },
      { name: `(c) ${size}, no rule, the site's cache of open files`, server: servers.cached, path: url },
      { name: `the site's ${what}`, server: servers.ours, path: url },
    ]);
  }
  return groups;
}

/** The path of the largest script of a product page: a file with a hash in its name. */
async function largestScript(site: string): Promise<string> {
  const html = await readFile(path.join(site, pathOf('kelvin'), 'index.html'), 'utf8');
  const names = /<meta name="scripts" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await readFile(path.join(site, name))).length })),
  );
  const [largest] = sized.sort((a, b) => b.size - a.size);
  if (!largest) throw new Error('The page of the Kelvin names no script');
  return largest.name;
}
