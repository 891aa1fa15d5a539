/** The site as visitors meet it: the built files behind a real nginx, with the mock of the inquiry API behind that. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readChunks } from '../../../scripts/lib/chunks';
import { freePort } from '../../../scripts/lib/free-port';
import { type NginxProcess, renderNginx, startNginx } from '../../../scripts/lib/nginx-process';
import { openInquiryStore } from '../../mock-inquiry-api/inquiryStore';
import { buildMock } from '../../mock-inquiry-api/server';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

interface SiteOptions {
  /** Another build to serve than `dist/client`. */
  readonly webRoot?: string;
  /** `off` disables the service worker. */
  readonly offline?: 'on' | 'off';
}

const root = resolve(import.meta.dirname, '../../..');
export const builtSite = join(root, 'dist/client');

/** The inquiries that a mock has received, the newest first. */
export async function inquiriesAt(mockUrl: string): Promise<readonly object[]> {
  const list = (await (await fetch(`${mockUrl}/inquiries`)).json()) as { readonly inquiry: object }[];
  return list.map(({ inquiry }) => inquiry);
}

/** The path of the built script with this name. @throws Error if there is none. */
export function chunkPath(name: string): string {
  const chunk = Object.values(readChunks(join(root, 'dist'))).find((one) => one.name === name);
  if (!chunk) throw new Error(`No script is named ${name}`);
  return `/${chunk.file}`;
}

/**
 * Starts nginx over `dist/client` and a mock of its own, both on free ports of 127.0.0.1.
 * nginx lets ten inquiries a minute through from one address: a file that sends more starts a site of its own.
 * @throws Error when the site was not built or nginx does not start; the message is then nginx's output.
 */
export async function startSite({ webRoot = builtSite, offline = 'on' }: SiteOptions = {}) {
  if (!existsSync(join(webRoot, 'index.html')))
    throw new Error('dist/client is missing: run `npm run build` before the browser tests');

  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const mock = await buildMock({ store: await openInquiryStore(join(folder, 'inquiries')) });
  let nginx: NginxProcess | undefined;
  /** Ends both and removes what they wrote. */
  const stop = async () => {
    await nginx?.end();
    await mock.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const mockUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
    const port = await freePort();
    const [siteUrl, configuration] = [`http://127.0.0.1:${port}`, join(folder, 'nginx')];
    await renderNginx(configuration, {
      WEB_ROOT: webRoot,
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: `${port}`,
      INQUIRY_HOST: mockUrl,
      OFFLINE: offline,
    });
    nginx = await startNginx(configuration, siteUrl);
    // Origins, without a trailing slash; the mock's is for `/inquiries` and `/behaviour`.
    return { siteUrl, mockUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
