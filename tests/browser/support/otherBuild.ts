/** A second release of the built site, with other names for all its scripts and data, and a balancer over two releases. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { releaseNamedIn } from '../../../scripts/lib/release';

const isText = (name: string) => /\.(?:html|js|json|map)$/.test(name);

/** Copies a built site and renames what carries a name of its build, in all that refers to it. */
export async function writeOtherRelease(webRoot: string, target: string): Promise<void> {
  await cp(webRoot, target, { recursive: true });
  const files = (await readdir(target, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const release = releaseNamedIn(await readFile(join(target, 'index.html'), 'utf8'));
  const names = new Map([[release, [...release].reverse().join('')]]);
  for (const { name } of files) {
    const [, stem, hash] = /^(.+[.-])([\w-]{8})\.js$/.exec(name) ?? [];
    if (stem && hash) names.set(`${stem}${hash}.js`, `${stem}${[...hash].reverse().join('')}.js`);
  }
  const renamed = (text: string) => text.replace(/[\w.-]+\.js\b|\b[0-9a-f]{12}\b/g, (name) => names.get(name) ?? name);
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    // Of the old names; nginx sends the file itself where there is none.
    if (/\.(?:br|gz)$/.test(name)) await rm(file);
    else if (isText(name)) {
      await writeFile(file, renamed(await readFile(file, 'utf8')));
      if (renamed(name) !== name) await rename(file, join(parentPath, renamed(name)));
    }
  }
  await rename(join(target, 'assets/data', release), join(target, 'assets/data', renamed(release)));
}

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Sends each request to the next of these origins in turn. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, url, headers } = incoming;
    // No connection is used again: nginx may be closing it.
    const options = { method, headers, agent: false } as const;
    const passed = request(`${origins[turn % origins.length]}${url}`, options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
