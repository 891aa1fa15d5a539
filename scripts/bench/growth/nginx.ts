/** What nginx takes to start with a site's configuration, and to look a path up in it. */
import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { freePort } from '../../lib/free-port';
import { nginxEnvironment } from '../../lib/nginx-process';
import { type PinnedServer, siteConfiguration, startPinned } from '../server/nginx';
import { ensureWrk, shoot } from '../server/wrk';
import { median } from '../table';
import type { GrownProduct } from './catalogue';

export interface NginxFigures {
  readonly configurationBytes: number;
  readonly renderMs: number;
  /** "nginx -t". */
  readonly testMs: number;
  /** From starting nginx to its first answer. */
  readonly startMs: number;
  /** Processor time of a redirect, and of a page, in microseconds. */
  readonly redirectUs: number;
  readonly pageUs: number;
  /** Resident size of the worker after both. */
  readonly workerMiB: number;
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function costUs(server: PinnedServer, address: string): Promise<number> {
  const before = await server.workerUs();
  const { requests } = await shoot(server.origin + address, { core: 'server', connections: 32, seconds: 1 });
  return ((await server.workerUs()) - before) / requests;
}

/** Measures the site in `webRoot` with the rules of the sources in `root`; medians of so many rounds. */
export async function nginxFigures(
  root: string,
  webRoot: string,
  product: GrownProduct,
  rounds: number,
): Promise<NginxFigures> {
  ensureWrk(root);
  const values: NginxFigures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const port = await freePort();
    const [renderMs, folder] = await timed(() => siteConfiguration(root, webRoot, port));
    const configurationBytes = await folderBytes(folder);
    const file = path.join(folder, 'nginx.conf');
    const [testMs] = await timed(() => promisify(execFile)('nginx', ['-t', '-c', file], { env: nginxEnvironment }));
    const server = await startPinned(folder, port);
    try {
      const redirectUs = await costUs(server, product.alias.toLowerCase());
      const pageUs = await costUs(server, product.path);
      const workerMiB = await server.workerMiB();
      values.push({ configurationBytes, renderMs, testMs, startMs: server.startMs, redirectUs, pageUs, workerMiB });
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  const middle = (key: keyof NginxFigures) => median(values.map((value) => value[key]));
  return {
    configurationBytes: middle('configurationBytes'),
    renderMs: middle('renderMs'),
    testMs: middle('testMs'),
    startMs: middle('startMs'),
    redirectUs: middle('redirectUs'),
    pageUs: middle('pageUs'),
    workerMiB: middle('workerMiB'),
  };
}
