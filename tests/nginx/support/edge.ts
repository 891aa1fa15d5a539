/** The edge of a swarm (deploy/edge) in front of two replicas, on this host. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port';
import { repository } from '../../unit/support/run';
import { makeCertificateIn, tlsRequest } from './certificate';
import { request } from './request';
import { describeWithTls, startSite, temporaryFolder } from './site';
import { startNameServer } from './upstream';

export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
if (!hasHaproxy) console.warn('Skipped: there is no HAProxy on this host (package haproxy)');
/** `describe`, which skips where HAProxy, nginx or openssl is not installed. */
export const describeWithEdge = hasHaproxy ? describeWithTls : describe.skip;

type Environment = Readonly<Record<string, string>>;

/** Starts all with these variables for the edge and for the replicas. Rejects with the output of what does not start. */
export async function startEdge(ofEdge: Environment = {}, ofReplicas: Environment = {}) {
  const folder = await temporaryFolder();
  const certificate = makeCertificateIn(folder, ['DNS:www.example.test']);
  await mkdir(join(folder, 'kept'));
  const names = { web: '127.0.0.2 127.0.0.3' };
  const nameServer = await startNameServer(names);
  const [http, tls, metrics] = [await freePort(), await freePort(), await freePort()];
  const proxied = { PROXIED_PORT: `${await freePort()}`, PROXIED_TLS_PORT: `${await freePort()}` };
  const ports = { ...proxied, TLS_PORT: `${tls}` };
  const replicas = await Promise.all(
    names.web.split(' ').map((address) =>
      startSite({
        ...{ ...certificate, ...ports, LISTEN_ADDRESS: address, LISTEN_PORT: `${http}`, TLS_PUBLIC_PORT: '443' },
        ...{ PROXIED_FROM: '127.0.0.0/8', RELEASE_PEERS: `web:${tls}`, RESOLVER: `127.0.0.1:${nameServer.port}` },
        ...ofReplicas,
      }),
    ),
  );

  const logFile = join(folder, 'edge.log');
  const log = await open(logFile, 'a');
  const edge = spawn('sh', ['deploy/edge/start.sh'], {
    cwd: repository,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...{ ...ports, PATH: `${process.env.PATH}:/usr/sbin`, RUN_DIR: folder, IPV6: 'off', REPLICAS: 'web' },
      ...{ LISTEN_IPV4: '127.0.0.1', LISTEN_IPV6: '::1', HTTP_PORT: `${http}`, METRICS_PORT: `${metrics}` },
      ...{ NAME_SERVER: `127.0.0.1:${nameServer.port}`, ...ofEdge },
    },
  });
  const over = new Promise((done) => edge.once('exit', done));
  await log.close();

  const it = {
    httpPort: http,
    tlsPort: tls,
    metricsPort: metrics,
    pid: edge.pid as number,
    replicas,
    get: (target: string, options?: Parameters<typeof tlsRequest>[2]) => tlsRequest(tls, target, options),
    metrics: async () => (await request(metrics, '/metrics')).body.toString(),
    log: () => readFile(logFile, 'utf8'),
    async stop() {
      edge.kill('SIGTERM');
      await Promise.all([over, nameServer.stop(), ...replicas.map((replica) => replica.stop())]);
    },
  };
  for (let attempt = 0; attempt < 500 && edge.exitCode === null; attempt += 1) {
    if ((await it.metrics().catch(() => '')).match(/haproxy_backend_active_servers\{proxy="https"\} 2/)) return it;
    await new Promise((done) => setTimeout(done, 20));
  }
  const output = await it.log();
  await it.stop();
  throw new Error(`The edge did not start: ${output}`);
}
