/** Load from wrk (Debian's package), on a core of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The core of the server, or the one that the load has to itself. */
export type Core = 'server' | 'load';

export interface ShotOptions {
  readonly core: Core;
  /** Connections that are kept; each waits for its answer before it asks again. */
  readonly connections: number;
  readonly seconds: number;
}

/** What one shot gave. */
export interface Shot {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Microseconds from request to whole answer: the middle one, and the one that 99 of 100 stay below. */
  readonly medianUs: number;
  readonly slowUs: number;
}

const report = `done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT {"requests":%d,"us":%d,"median":%d,"slow":%d,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;

/** What a browser says; every subject is asked in these words. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
};

/**
 * The command that runs another one on one core, ahead of what the machine does besides where the system permits
 * that. With one core alone there is nothing to choose.
 */
export function pinned(core: Core, command: readonly string[]): readonly string[] {
  const nice = process.getuid?.() === 0 ? ['nice', '-n', '-5'] : [];
  const cores = cpus().length;
  const taskset = cores > 1 ? ['taskset', '-c', core === 'server' ? '0' : '1'] : [];
  return [...nice, ...taskset, ...command];
}

/** Installs wrk where it is missing and may be installed. @throws Error with the words of ensure-packages.sh. */
export function ensureWrk(root: string): void {
  execFileSync(path.join(root, 'scripts/run/ensure-packages.sh'), ['wrk'], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Asks for `url` again and again. Rejects where an answer was an error or did not come. */
export async function shoot(url: string, { core, connections, seconds }: ShotOptions): Promise<Shot> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-wrk-'));
  const script = path.join(folder, 'report.lua');
  await writeFile(script, report);
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [program = '', ...parameters] = pinned(core, [
    'wrk',
    ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '-s', script],
    ...headers,
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, parameters).finally(() => rm(folder, { recursive: true }));
  const result = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{"failed":1}');
  if (result.failed > 0) throw new Error(`wrk did not get every answer from ${url}:\n${stdout}`);
  const { requests, us, median, slow } = result;
  return { requests, requestsPerSecond: (requests / us) * 1e6, medianUs: median, slowUs: slow };
}
