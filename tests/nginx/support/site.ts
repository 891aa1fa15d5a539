/** A real nginx over a small built site, configured by nginx/render.sh as everywhere else. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port';
import { startNginx } from '../../../scripts/lib/nginx-process';
import { run } from '../../unit/support/run';
import { hasOpenssl, makeCertificateIn } from './certificate';
import { started } from './lifetime';
import { type RequestOptions, request } from './request';
import { writeWebRoot } from './webRoot';

/** The nginx of this host, or undefined. */
export const nginxBinary = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  .filter(Boolean)
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file));

if (!nginxBinary) console.warn('Skipped: there is no nginx on this host (package nginx)');

/** `describe`, which skips where nginx is not installed. */
export const describeWithNginx = nginxBinary ? describe : describe.skip;
/** `describe`, which skips where nginx or openssl is not installed. */
export const describeWithTls = nginxBinary && hasOpenssl ? describe : describe.skip;

type Environment = Readonly<Record<string, string>>;

export type Site = Awaited<ReturnType<typeof startSite>>;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A new folder under /tmp that nginx's unprivileged workers may enter, until the end of the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** Runs render.sh with exactly these variables and PATH. */
export const render = (outDir: string, environment: Environment) =>
  run('sh', ['nginx/render.sh', outDir], { PATH: process.env.PATH, ...environment });

/** Writes a program that reports this version and these options, for render.sh to choose by. Returns its path. */
export async function fakeNginx(folder: string, version: string, options = ''): Promise<string> {
  const file = join(folder, `nginx-${version}`);
  const modules = `--modules-path=${folder} ${options}`;
  await writeFile(join(folder, 'ngx_http_lua_module.so'), '');
  const script = `#!/bin/sh\necho nginx version: nginx/${version} >&2\n[ "$1" = -v ] || echo ${modules} >&2\n`;
  await writeFile(file, script, { mode: 0o755 });
  return file;
}

/** The rendered configuration in a folder: its .conf files, concatenated. */
export async function writtenConfiguration(outDir: string): Promise<string> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.conf')).sort();
  return (await Promise.all(names.map((name) => readFile(join(outDir, name), 'utf8')))).join('\n');
}

/** Replaces directives in the rendered configuration, such as a time limit that is too long to wait for in a test. */
async function replaceDirectives(outDir: string, replacements: Environment): Promise<void> {
  const missing = new Set(Object.keys(replacements));
  for (const name of (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.conf'))) {
    let text = await readFile(join(outDir, name), 'utf8');
    for (const [directive, replacement] of Object.entries(replacements)) {
      if (!text.includes(directive)) continue;
      missing.delete(directive);
      text = text.replaceAll(directive, replacement);
      await writeFile(join(outDir, name), text);
    }
  }
  if (missing.size > 0) throw new Error(`The configuration does not contain ${[...missing].join(', ')}`);
}

/**
 * Starts nginx. `environment` adds to the variables of render.sh; `replacements` has directives as keys. Rejects with
 * nginx's output when it does not start.
 */
export async function startSite(environment: Environment = {}, replacements: Environment = {}) {
  const folder = await temporaryFolder();
  const [webRoot, outDir, logFile] = [join(folder, 'web'), join(folder, 'nginx'), join(folder, 'nginx.log')];
  const port = Number(environment.LISTEN_PORT ?? (await freePort()));
  const to = /^127/.exec(environment.LISTEN_ADDRESS ?? '')?.input;
  await writeWebRoot(webRoot);

  const rendered = await render(outDir, {
    WEB_ROOT: webRoot,
    INQUIRY_HOST: 'http://127.0.0.1:9',
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
    ACCESS_LOG: logFile,
    ERROR_LOG: logFile,
    ...environment,
  });
  if (rendered.status !== 0) throw new Error(rendered.errors);
  await replaceDirectives(outDir, replacements);

  const { pid, over, end } = await startNginx(outDir, `http://${to ?? '127.0.0.1'}:${port}/healthz`);
  return {
    port,
    /** Of the master process. */
    pid,
    folder,
    webRoot,
    get: (target: string, options?: RequestOptions) => request(port, target, { to, ...options }),
    /** The access and error log so far. */
    log: () => readFile(logFile, 'utf8'),
    /** The lines of the access log, oldest first. @throws Error when one is not JSON. */
    accessLog: async (): Promise<readonly Readonly<Record<string, string | number>>[]> => {
      const lines = (await readFile(logFile, 'utf8')).split('\n');
      return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    },
    /** Signals the master process: SIGHUP to reload, SIGQUIT to exit once all requests are answered. */
    signal: (name: NodeJS.Signals) => void process.kill(pid, name),
    /** Resolves to the exit status of nginx. */
    over,
    stop: end,
  };
}

/** Polls the access log for the line with these fields: nginx writes it after its response. */
export const logLine = ({ accessLog }: Pick<Site, 'accessLog'>, fields: Readonly<Record<string, unknown>>) =>
  expect.poll(async () => {
    const wanted = Object.entries(fields);
    return (await accessLog()).find((line) => wanted.every(([name, value]) => line[name] === value));
  });

/** One site for all tests of the enclosing block. */
export const useSite = (environment: () => Environment = () => ({}), replacements: Environment = {}): Site =>
  started(() => startSite(environment(), replacements));

/**
 * Starts nginx with a self-signed certificate for these names (`DNS:…`, `IP:…`), which `renew` replaces by a new one for
 * the same names.
 */
export async function startTlsSite(names: readonly string[], environment: Environment = {}, owner?: string) {
  const folder = await temporaryFolder();
  const renew = (days?: number) => makeCertificateIn(folder, names, owner, days);
  const certificate = renew();
  const tlsPort = await freePort();
  const site = await startSite({ ...certificate, TLS_PORT: String(tlsPort), ...environment });
  return { ...site, tlsPort, certificate, renew };
}

/** One such site for all tests of the enclosing block. */
export const useTlsSite = (names: readonly string[], environment: () => Environment = () => ({}), owner?: string) =>
  started(() => startTlsSite(names, environment(), owner));
