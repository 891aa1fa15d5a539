/** The site over loopback, behind the repository's own nginx configuration. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port';
import { renderNginx, startNginx } from '../lib/nginx-process';

export interface Served {
  /** Origin, no trailing slash. A browser offers brotli to it, as it is a loopback address. */
  readonly origin: string;
  /** Ends nginx and removes what it wrote. */
  stop(): Promise<void>;
}

/** Serves a built site on a free port, without an access log. @throws Error with render.sh's or nginx's own words. */
export async function serveSite(webRoot: string): Promise<Served> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Under /tmp, where nginx's workers may go whoever runs them.
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await renderNginx(folder, {
      WEB_ROOT: webRoot,
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: `${port}`,
      // Nobody listens there: no section sends an inquiry.
      INQUIRY_HOST: 'http://127.0.0.1:9',
      ACCESS_LOG: 'off',
    });
    const { end } = await startNginx(folder, origin);
    return { origin, stop: () => end().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
