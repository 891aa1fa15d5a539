/** The site's nginx as a child process, for the bench and the tests. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const renderScript = path.join(import.meta.dirname, '../../nginx/render.sh');
const program = 'nginx';
const startUpLimitMs = 30_000;
const endLimitMs = 5000;
// Debian's nginx is not in an ordinary user's PATH.
const nginxEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** Writes the site's configuration into a folder, with render.sh's settings. Rejects with its error output. */
export async function renderNginx(folder: string, settings: Readonly<Record<string, string>>, script = renderScript) {
  await promisify(execFile)('sh', [script, folder], { env: { ...nginxEnvironment, ...settings } });
}

/**
 * Starts nginx with the configuration in a folder; settles at the first response of any status from `origin`, after
 * `startMs`. `over` resolves to its exit status; `end` ends it, by SIGKILL after five seconds. Rejects with nginx's error
 * output, or the error of starting it.
 */
export async function startNginx(folder: string, origin: string) {
  const started = performance.now();
  const nginx = spawn(program, ['-c', path.join(folder, 'nginx.conf')], {
    env: nginxEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-4000);
  });
  await once(nginx, 'spawn');
  const over = once(nginx, 'exit').then(([status]) => status);
  const end = async () => {
    nginx.kill('SIGTERM');
    const late = setTimeout(() => nginx.kill('SIGKILL'), endLimitMs);
    await over;
    clearTimeout(late);
  };
  while (performance.now() - started < startUpLimitMs && nginx.exitCode === null) {
    // Its own file: another process may have taken the port in between, and answer.
    const isRunning = existsSync(path.join(folder, 'nginx.pid'));
    const answer = isRunning && (await fetch(origin, { headers: { Connection: 'close' } }).catch(() => undefined));
    const startMs = performance.now() - started;
    if (answer) return { pid: nginx.pid ?? 0, startMs, over, end };
    await wait(2);
  }
  await end();
  throw new Error(`nginx did not start: ${words}`);
}

/** What `startNginx` returns. */
export type NginxProcess = Awaited<ReturnType<typeof startNginx>>;
