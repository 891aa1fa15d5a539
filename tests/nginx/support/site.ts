/** A real nginx over a small built site, configured by nginx/render.sh as everywhere else. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port';
import { type Answer, type RequestOptions, request } from './request';
import { writeWebRoot } from './webRoot';

export const renderScript = fileURLToPath(new URL('../../../nginx/render.sh', import.meta.url));

/** The nginx of this host, or undefined. */
export const nginxBinary = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  .filter(Boolean)
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file));

if (!nginxBinary && process.env.REQUIRE_NGINX === '1')
  throw new Error('REQUIRE_NGINX is set and there is no nginx: install the package nginx');
if (!nginxBinary) console.warn('Skipped: there is no nginx on this host (package nginx)');

/** `describe` where there is an nginx; elsewhere it skips. */
export const describeWithNginx = nginxBinary ? describe : describe.skip;

export interface Site {
  readonly port: number;
  /** Of the master process. */
  readonly pid: number;
  readonly folder: string;
  readonly webRoot: string;
  /** Sends a request; see `request`. */
  get(target: string, options?: RequestOptions): Promise<Answer>;
  /** What nginx has written to its access and error log. */
  log(): Promise<string>;
  /** The lines of the access log, oldest first. @throws Error when one is no JSON. */
  accessLog(): Promise<readonly Readonly<Record<string, string | number>>[]>;
  /** Signals the master process: SIGHUP to reload, SIGQUIT to end once all is answered. */
  signal(name: NodeJS.Signals): void;
  /** Settles when nginx has ended. */
  readonly over: Promise<unknown>;
  stop(): Promise<void>;
}

/** A new folder under /tmp that nginx's unprivileged workers may enter. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Runs render.sh with exactly these variables beside PATH. */
export function render(outDir: string, environment: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync('sh', [renderScript, outDir], {
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', ...environment },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Everything that render.sh wrote for nginx to read into a folder: its .conf files, one after the other. */
export async function writtenConfiguration(outDir: string): Promise<string> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.conf')).sort();
  return (await Promise.all(names.map((name) => readFile(join(outDir, name), 'utf8')))).join('\n');
}

/** Starts nginx; `environment` adds to what render.sh is given. Rejects with nginx's words when it does not start. */
export async function startSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = await temporaryFolder();
  const [webRoot, outDir, logFile] = [join(folder, 'web'), join(folder, 'nginx'), join(folder, 'nginx.log')];
  const port = await freePort();
  await writeWebRoot(webRoot);

  const rendered = render(outDir, {
    WEB_ROOT: webRoot,
    INQUIRY_HOST: 'http://127.0.0.1:9',
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
    ACCESS_LOG: logFile,
    ...environment,
  });
  if (rendered.status !== 0) throw new Error(rendered.stderr);

  const tidy = () => rm(folder, { recursive: true, force: true });
  const nginx = await startNginx({ configuration: join(outDir, 'nginx.conf'), logFile, port, tidy });
  return {
    port,
    pid: nginx.process.pid ?? 0,
    folder,
    webRoot,
    get: (target, options) => request(port, target, options),
    log: () => readFile(logFile, 'utf8'),
    accessLog: async () => {
      const lines = (await readFile(logFile, 'utf8')).split('\n');
      return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    },
    signal: (name) => void nginx.process.kill(name),
    over: nginx.over,
    stop: nginx.stop,
  };
}

interface NginxOptions {
  readonly configuration: string;
  /** Takes what nginx itself says. */
  readonly logFile: string;
  /** Where its /healthz answers. */
  readonly port: number;
  /** What is left to do once it has stopped, or has not started. */
  readonly tidy: () => Promise<unknown>;
}

/** Starts nginx, and waits until it answers. Rejects with its words where it does not start. */
export async function startNginx({ configuration, logFile, port, tidy }: NginxOptions) {
  const log = await open(logFile, 'a');
  const nginx = spawn(nginxBinary ?? 'nginx', ['-c', configuration], { stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const over = new Promise((resolve) => nginx.once('exit', resolve));
  const stop = async () => {
    await ended(nginx);
    await tidy();
  };

  for (let attempt = 0; attempt < 100 && nginx.exitCode === null; attempt += 1) {
    if (await request(port, '/healthz').catch(() => undefined)) return { process: nginx, over, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const words = await readFile(logFile, 'utf8');
  await stop();
  throw new Error(`nginx did not start: ${words}`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * Asks for pages, one after the other, until told to stop; gives the statuses that came, each once, and `lost` where
 * no whole answer came.
 */
export function keepAsking(site: Pick<Site, 'get'>): () => Promise<readonly (number | 'lost')[]> {
  const seen = new Set<number | 'lost'>();
  let going = true;
  const asking = (async () => {
    for (const path of ['/', '/Products/Kelvin', '/ContactUs']) {
      // Each at least once, however short the time.
      const answer = await site.get(path).catch(() => undefined);
      seen.add(answer?.body.includes('</html>') ? answer.status : 'lost');
    }
    while (going) {
      const answer = await site.get('/Products/Kelvin').catch(() => undefined);
      seen.add(answer?.body.includes('</html>') ? answer.status : 'lost');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    going = false;
    await asking;
    return [...seen];
  };
}
