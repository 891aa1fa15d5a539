/** The site's nginx as a child process, for the bench and the tests in a browser. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface NginxProcess {
  /** Of the master process. */
  readonly pid: number;
  /** Milliseconds from its start to the first response. */
  readonly startMs: number;
  /** Ends it, by SIGKILL after five seconds. */
  end(): Promise<void>;
}

const renderScript = path.join(import.meta.dirname, '../../nginx/render.sh');
const startUpLimitMs = 30_000;
const endLimitMs = 5000;
// Debian's nginx is not in an ordinary user's PATH.
const nginxEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** Writes the site's configuration into a folder, with render.sh's settings. Rejects with its error output. */
export async function renderNginx(folder: string, settings: Readonly<Record<string, string>>, script = renderScript) {
  await promisify(execFile)('sh', [script, folder], { env: { ...nginxEnvironment, ...settings } });
}

/**
 * Starts nginx with the configuration in a folder; settles at the first response of any status from `origin`. `command`
 * is the command for nginx. Rejects with nginx's error output, or the error of starting it.
 */
export async function startNginx(
  folder: string,
  origin: string,
  command: readonly string[] = ['nginx'],
): Promise<NginxProcess> {
  const started = performance.now();
  const [program = '', ...parameters] = command;
  const nginx = spawn(program, [...parameters, '-c', path.join(folder, 'nginx.conf')], {
    env: nginxEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr?.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-4000);
  });
  await once(nginx, 'spawn');
  while (performance.now() - started < startUpLimitMs && nginx.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined);
    const startMs = performance.now() - started;
    if (answer) return { pid: nginx.pid ?? 0, startMs, end: () => end(nginx) };
    await wait(2);
  }
  await end(nginx);
  throw new Error(`nginx did not start: ${words}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
  await once(child, 'exit');
  clearTimeout(late);
}
