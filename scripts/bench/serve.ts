/** Web servers over loopback: the site behind the repository's own nginx configuration, and other static folders. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port';
import { nginxEnvironment, renderNginx, startNginx } from '../lib/nginx-process';

export interface Served {
  /** Origin, no trailing slash. A browser offers brotli to it, as it is a loopback address. */
  readonly origin: string;
  /** Process id of nginx's master. */
  readonly pid: number;
  /** Ends nginx and removes what it wrote. */
  stop(): Promise<void>;
}

const repositoryNginx = path.join(import.meta.dirname, '../../nginx');

/**
 * Serves a built site with nginx/render.sh, without an access log. `port` 0 takes a free one; `settings` adds to what
 * render.sh is given. @throws Error with render.sh's or nginx's own words.
 */
export async function serveSite(
  webRoot: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const chosen = port || (await freePort());
  const folder = await serverFolder();
  await renderNginx(folder, {
    WEB_ROOT: webRoot,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: `${chosen}`,
    // Nobody listens there: no section sends an inquiry.
    INQUIRY_HOST: 'http://127.0.0.1:9',
    ACCESS_LOG: 'off',
    ...settings,
  });
  return start(folder, chosen);
}

/**
 * Serves any static folder with an nginx that has the same workers, file cache and compressed siblings as the site's,
 * and none of its rules; what has no sibling is compressed on the way. `extraConfig` goes into the server block.
 * @throws Error with nginx's own words.
 */
export async function servePlain(webRoot: string, port = 0, extraConfig = ''): Promise<Served> {
  const chosen = port || (await freePort());
  const folder = await serverFolder();
  const modules = await moduleFolder();
  const include = (file: string) => `include "${path.join(repositoryNginx, file)}";`;
  const types =
    'text/css text/javascript application/javascript application/json image/svg+xml text/plain application/xml';
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `load_module ${modules}/ngx_http_brotli_static_module.so;
load_module ${modules}/ngx_http_brotli_filter_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
worker_rlimit_nofile 16384;
pcre_jit on;
daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 8192; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  access_log off;
  ${include('mime.types')}
  ${include('http/connections.conf')}
  ${include('http/files.conf')}
  ${include('http/compression.conf')}
  brotli_static on;
  brotli on;
  brotli_comp_level 6;
  brotli_types ${types};
  gzip on;
  gzip_types ${types};
  server {
    listen 127.0.0.1:${chosen} default_server;
    server_name _;
    root "${webRoot}";
    ${extraConfig}
    location / { try_files $uri $uri/index.html $uri.html =404; }
    location = / { try_files /index.html =404; }
  }
}
`,
  );
  return start(folder, chosen);
}

/** A folder for one nginx, with whatever it writes. Under /tmp, where its workers may go whoever runs them. */
async function serverFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  await mkdir(path.join(folder, 'tmp'));
  return folder;
}

/** Where nginx's modules are; it tells on standard error. */
async function moduleFolder(): Promise<string> {
  const { stderr } = await promisify(execFile)('nginx', ['-V'], { env: nginxEnvironment });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1];
  if (!folder) throw new Error('nginx does not say where its modules are');
  return folder;
}

async function start(folder: string, port: number): Promise<Served> {
  const origin = `http://127.0.0.1:${port}`;
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { pid, end } = await startNginx(folder, origin);
    return { origin, pid, stop: () => end().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
