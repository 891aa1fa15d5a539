/** The site as visitors meet it: the built files behind a real nginx, with the mock of the inquiry API behind that. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openInquiryStore } from '../../mock-inquiry-api/inquiryStore';
import { buildMock } from '../../mock-inquiry-api/server';
import { freePort } from './freePort';

export interface RunningSite {
  /** Origin of the site, no trailing slash. */
  readonly siteUrl: string;
  /** Origin of the mock, for `/inquiries` and `/behaviour`. */
  readonly mockUrl: string;
  /** Ends both and removes what they wrote. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The origin nginx sends inquiries to; the mock unless given. */
  readonly inquiryHost?: string;
}

const root = resolve(import.meta.dirname, '../../..');
const webRoot = join(root, 'dist/client');
const startUpLimitMs = 15_000;

/**
 * Starts nginx over `dist/client` and a mock of its own, both on free ports of 127.0.0.1.
 * nginx lets ten inquiries a minute through from one address: a file that sends more starts a site of its own.
 * @throws Error when the site was not built or nginx does not come up, with nginx's own words.
 */
export async function startSite({ inquiryHost }: SiteOptions = {}): Promise<RunningSite> {
  if (!existsSync(join(webRoot, 'index.html')))
    throw new Error('dist/client is missing: run `npm run build` before the browser tests');

  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const mock = await buildMock({ store: await openInquiryStore(join(folder, 'inquiries')) });
  let nginx: ChildProcess | undefined;
  const stop = async () => {
    if (nginx) await end(nginx);
    await mock.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const mockUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
    const port = await freePort();
    nginx = await startNginx(join(folder, 'nginx'), port, inquiryHost ?? mockUrl);
    return { siteUrl: `http://127.0.0.1:${port}`, mockUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startNginx(outDir: string, port: number, inquiryHost: string): Promise<ChildProcess> {
  // Debian keeps nginx where an ordinary user's PATH does not look.
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
  const settings = {
    WEB_ROOT: webRoot,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: `${port}`,
    INQUIRY_HOST: inquiryHost,
  };
  await promisify(execFile)(join(root, 'nginx/render.sh'), [outDir], { env: { ...process.env, ...settings, PATH } });

  const nginx = spawn('nginx', ['-c', join(outDir, 'nginx.conf')], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr?.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-4000);
  });
  let failure: Error | undefined;
  nginx.once('error', (error) => {
    failure = error;
  });
  for (const deadline = Date.now() + startUpLimitMs; Date.now() < deadline; await wait(50)) {
    if (failure || nginx.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return nginx;
  }
  await end(nginx);
  throw new Error(`nginx did not come up: ${failure?.message ?? words}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
}
