/** nginx with one worker on a core of its own: the site's, and one without any rule. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../lib/free-port';
import { renderNginx, startNginx } from '../../lib/nginx-process';
import { pinned } from './wrk';

export interface PinnedServer {
  readonly origin: string;
  /** Process id of nginx's master. */
  readonly pid: number;
  /** Milliseconds from starting nginx to its first answer. */
  readonly startMs: number;
  /** Where its configuration is, absolute. */
  readonly folder: string;
  /** Processor time that its worker has taken so far, in microseconds. */
  workerUs(): Promise<number>;
  /** Resident size of its worker, in MiB. */
  workerMiB(): Promise<number>;
  stop(): Promise<void>;
}

/** Where every subject's access log goes, in the folder of its configuration: a pipe, as a container engine's, kept by nobody. */
const accessLog = 'access.log';

/** How the site reads files, and how nginx does as Debian installs it: without a cache of open files. */
export type Reading = 'as the site' | 'as installed';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  await mkdir(path.join(folder, 'tmp'));
  return folder;
}

/** Writes the site's configuration for `webRoot` with `root`/nginx/render.sh, but for one worker; gives its folder. */
export async function siteConfiguration(root: string, webRoot: string, port: number): Promise<string> {
  const folder = await newFolder();
  const settings = {
    WEB_ROOT: webRoot,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: `${port}`,
    INQUIRY_HOST: 'http://127.0.0.1:9',
    ACCESS_LOG: path.join(folder, accessLog),
    WORKERS: '1',
  };
  await renderNginx(folder, settings, path.join(root, 'nginx/render.sh'));
  return folder;
}

/** Writes a configuration without rules: nginx's own log, and `server`; gives its folder. */
async function bareConfiguration(root: string, port: number, server: string, reading: Reading): Promise<string> {
  const folder = await newFolder();
  const include = (file: string) => `include "${path.join(root, 'nginx', file)}";`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path "${folder}/tmp/${name}";`,
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 16384;
daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 8192; }
http {
  ${temporary.join('\n  ')}
  access_log "${folder}/${accessLog}";
  ${include('mime.types')}
  ${include('http/connections.conf')}
  ${reading === 'as the site' ? include('http/files.conf') : 'sendfile on; tcp_nopush on;'}
  server { listen 127.0.0.1:${port} default_server; ${server} }
}
`,
  );
  return folder;
}

/** Starts nginx with the configuration in `folder`, which goes when it is stopped. Rejects with nginx's own words. */
export async function startPinned(folder: string, port: number): Promise<PinnedServer> {
  const pipe = path.join(folder, accessLog);
  await rm(pipe, { force: true });
  await promisify(execFile)('mkfifo', [pipe]);
  // Ends with nginx, which opens the pipe once somebody reads it.
  const reader = spawn('cat', [pipe], { stdio: 'ignore' });
  const stop = async () => {
    reader.kill();
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    const { pid, startMs, end } = await startNginx(folder, origin, pinned('server', ['nginx']));
    return { origin, pid, startMs, folder, ...figuresOf(pid), stop: () => end().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function figuresOf(master: number): Pick<PinnedServer, 'workerUs' | 'workerMiB'> {
  const read = async (file: string) => {
    const [worker] = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).split(' ');
    return readFile(`/proc/${worker}/${file}`, 'utf8');
  };
  return {
    // Nanoseconds on a processor, then what is of no interest here.
    workerUs: async () => Number((await read('schedstat')).split(' ')[0]) / 1000,
    workerMiB: async () => Number(/^VmRSS:\s+(\d+)/m.exec(await read('status'))?.[1]) / 1024,
  };
}

/** A bare server on a free port. */
export async function startBare(root: string, server: string, reading: Reading = 'as the site'): Promise<PinnedServer> {
  const port = await freePort();
  return startPinned(await bareConfiguration(root, port, server, reading), port);
}

/** The site's server on a free port. */
export async function startSite(root: string, webRoot: string): Promise<PinnedServer> {
  const port = await freePort();
  return startPinned(await siteConfiguration(root, webRoot, port), port);
}

/** Files under `webRoot` without a rule, on a free port, but with the site's log and its id of each request. */
export async function startLogged(root: string, webRoot: string): Promise<PinnedServer> {
  const port = await freePort();
  const folder = await siteConfiguration(root, webRoot, port);
  await writeFile(path.join(folder, 'server.conf'), 'add_header X-Request-Id $request_reference always;\n');
  const file = path.join(folder, 'nginx.conf');
  await rm(path.join(folder, 'optional/http/brotli.conf'), { force: true });
  await writeFile(file, (await readFile(file, 'utf8')).replace('include http/compression.conf;', ''));
  return startPinned(folder, port);
}
