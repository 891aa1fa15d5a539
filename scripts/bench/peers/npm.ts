/** npm as the bench runs it: bounded in time, without questions, telemetry or packages' own scripts. */
import { spawn } from 'node:child_process';

/** An install from a cold cache, or a build, on a slow machine; what takes longer hangs. */
const stepLimitMs = 15 * 60_000;

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** Runs npm in a folder. Rejects with its last words where it fails or takes longer than a quarter of an hour. */
export async function npm(folder: string, words: readonly string[]): Promise<void> {
  // A process group of its own, so that a build's helpers end with it.
  const child = spawn('npm', words, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), stepLimitMs);
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)).finally(() =>
    clearTimeout(late),
  );
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed in ${folder} (${status ?? 'too long'}):\n${said}`);
}

/**
 * Installs what a folder's package.json names. Packages' build-time scripts are not needed: compilers come as packages
 * of their own, one a platform. Rejects as `npm` does.
 */
export function install(folder: string): Promise<void> {
  return npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
}
