/**
 * nginx with one worker on a core of its own, and load from wrk. autocannon cannot load it: on the machine of 2026-11
 * its one core gave 1,500 requests a second with nginx busy for 15 % of the time, wrk's 14,000, and the processor time
 * of a request was 60 instead of 19 µs, as nginx slept and woke for each.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port';
import { renderNginx, startNginx } from '../lib/nginx-process';

export interface Nginx {
  readonly origin: string;
  /** Milliseconds from starting nginx to its first response. */
  readonly startMs: number;
  /** Processor time that its worker has used so far, in microseconds. */
  workerUs(): Promise<number>;
  stop(): Promise<void>;
}

/** The core of the server, or the other one, for the load alone. */
type Core = 'server' | 'load';

/** The headers of a browser, for every subject. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
};

/** The command that runs another one on one core, with a higher priority where that is permitted. */
function pinned(core: Core, command: readonly string[]): readonly [string, ...string[]] {
  const nice = process.getuid?.() === 0 ? ['nice', '-n', '-5'] : [];
  const taskset = cpus().length > 1 ? ['taskset', '-c', core === 'server' ? '0' : '1'] : [];
  return ['env', ...nice, ...taskset, ...command];
}

/** Requests `url` on kept connections for some seconds. @throws Error where a request failed. */
export async function shoot(url: string, core: Core, seconds: number) {
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [program, ...parameters] = pinned(core, ['wrk', '-t1', '-c32', `-d${seconds}s`, ...headers, url]);
  const { stdout } = await promisify(execFile)(program, parameters);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!requests || /Socket errors|Non-2xx/.test(stdout)) throw new Error(`wrk failed on ${url}:\n${stdout}`);
  return { requests, requestsPerSecond };
}

/** Processor time of nginx for one request, in microseconds; nginx and wrk share a core. */
export async function costUs(server: Nginx, address: string): Promise<number> {
  const before = await server.workerUs();
  const { requests } = await shoot(server.origin + address, 'server', 1);
  return ((await server.workerUs()) - before) / requests;
}

/** Starts the site's nginx, with the configuration in `root` and one worker. */
export function startSite(root: string, webRoot: string): Promise<Nginx> {
  return start(async (folder, port, accessLog) => {
    const address = { LISTEN_ADDRESS: '127.0.0.1', LISTEN_PORT: `${port}`, INQUIRY_HOST: 'http://127.0.0.1:9' };
    const settings = { WEB_ROOT: webRoot, ...address, ACCESS_LOG: accessLog, WORKERS: '1' };
    await renderNginx(folder, settings, path.join(root, 'nginx/render.sh'));
  });
}

/** Starts nginx without the site's rules; `server` is the body of its server block, `files` how it reads files. */
export function startBare(root: string, server: string, files: string): Promise<Nginx> {
  return start(async (folder, port, accessLog) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
    const configuration = `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 16384;
daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 8192; }
http {
  ${temporary.map((name) => `${name}_temp_path "${folder}/tmp/${name}";`).join(' ')}
  access_log "${accessLog}";
  include "${root}/nginx/mime.types";
  include "${root}/nginx/http/connections.conf";
  ${files}
  server { listen 127.0.0.1:${port} default_server; ${server} }
}
`;
    await writeFile(path.join(folder, 'nginx.conf'), configuration);
  });
}

/** The access log of each is a pipe, as in a container. */
async function start(configure: (folder: string, port: number, accessLog: string) => Promise<void>): Promise<Nginx> {
  execFileSync(path.join(import.meta.dirname, '../run/ensure-packages.sh'), ['wrk'], { stdio: 'inherit' });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const pipe = path.join(folder, 'access.log');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(path.join(folder, 'tmp'));
  await configure(folder, port, pipe);
  await rm(pipe, { force: true });
  await promisify(execFile)('mkfifo', [pipe]);
  // nginx opens the pipe once there is a reader.
  const reader = spawn('cat', [pipe], { stdio: 'ignore' });
  const { pid, startMs, end } = await startNginx(folder, origin, pinned('server', ['nginx']));
  return {
    origin,
    startMs,
    workerUs: async () => {
      const [worker] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
      // Its first number is nanoseconds on a processor.
      return Number((await readFile(`/proc/${worker}/schedstat`, 'utf8')).split(' ')[0]) / 1000;
    },
    stop: async () => {
      await end();
      reader.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
