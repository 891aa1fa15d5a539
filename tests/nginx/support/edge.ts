/** The edge of a swarm (deploy/web/edge.conf) in front of one replica, on this host. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/free-port';
import { makeCertificate } from './certificate';
import { type Site, startNginx, startSite, temporaryFolder } from './site';
import { startNameServer } from './upstream';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Edge {
  readonly httpPort: number;
  readonly tlsPort: number;
  readonly replica: Site;
  /** The folder of its cache. */
  readonly cache: string;
  stop(): Promise<void>;
}

/** Starts both. Ports, folders and the name server are replaced, the rest is as in a swarm. Rejects with nginx's output. */
export async function startEdge(siteHost: string): Promise<Edge> {
  const folder = await temporaryFolder();
  const [cert, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  makeCertificate(cert, key, ['DNS:localhost']);
  const replica = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  const names = await startNameServer({ web: '127.0.0.1' });
  const [httpPort, tlsPort] = [await freePort(), await freePort()];
  await mkdir(join(folder, 'tmp'));

  // Without "http2 on", which nginx 1.22 does not know: the tests use HTTP/1.1.
  const replacements: Readonly<Record<string, string>> = {
    // First, as the path of the repository may begin with it.
    ' /tmp/': ` ${join(folder, 'tmp')}/`,
    '/opt/site/nginx/': `${root}nginx/`,
    '/run/tls/certificate.pem': cert,
    '/run/tls/key.pem': key,
    '127.0.0.11 ': `127.0.0.1:${names.port} `,
    'listen 8080 ': `listen 127.0.0.1:${httpPort} `,
    'listen 8443 ': `listen 127.0.0.1:${tlsPort} `,
    'http2 on;': '',
    '$replicas:8080': `$replicas:${replica.port}`,
    '@SITE_HOST@': siteHost,
  };
  let configuration = await readFile(join(root, 'deploy/web/edge.conf'), 'utf8');
  for (const [text, replacement] of Object.entries(replacements)) {
    if (!configuration.includes(text)) throw new Error(`edge.conf does not contain ${text}`);
    configuration = configuration.replaceAll(text, replacement);
  }
  if (process.getuid?.() === 0) configuration = `user root;\n${configuration}`;
  await writeFile(join(folder, 'edge.conf'), configuration);

  const tidy = () => Promise.all([replica.stop(), names.close(), rm(folder, { recursive: true, force: true })]);
  const { stop } = await startNginx({
    configuration: join(folder, 'edge.conf'),
    logFile: join(folder, 'edge.log'),
    port: httpPort,
    tidy,
  });
  return { httpPort, tlsPort, replica, cache: join(folder, 'tmp/assets'), stop };
}
