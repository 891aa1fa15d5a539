/** nginx as visitors reach it, over TLS and HTTP/2, with a self-signed certificate and one worker. */
import { execFile } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port';
import { renderNginx, startNginx } from '../lib/nginx-process';

const exec = promisify(execFile);

/** Starts the site's nginx with the configuration in `root`, or with an empty server.conf in its place, for `await using`. */
export async function startSite(root: string, webRoot: string, rules: 'rules' | 'no rules' = 'rules') {
  // Under /tmp, which nginx's workers may read whoever starts them.
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await exec('openssl', ['req', '-x509', '-days', '7', ...newKey, ...names, '-keyout', key, '-out', certificate]);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const settings = {
    WEB_ROOT: webRoot,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: `${port}`,
    TLS_PORT: `${tlsPort}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    ACCESS_LOG: '/dev/null',
    WORKERS: '1',
    INQUIRY_HOST: 'http://127.0.0.1:9', // No section sends an inquiry.
  };
  await renderNginx(folder, settings, path.join(root, 'nginx/render.sh'));
  if (rules === 'no rules') await writeFile(path.join(folder, 'server.conf'), '');

  const { pid, startMs, end } = await startNginx(folder, `http://127.0.0.1:${port}/healthz`);
  const origin = `https://127.0.0.1:${tlsPort}`;
  const { publicKey } = new X509Certificate(await readFile(certificate));
  const digest = hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64');
  const workerUs = async () => {
    const [worker] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
    // Its first number is nanoseconds on a processor.
    return Number((await readFile(`/proc/${worker}/schedstat`, 'utf8')).split(' ')[0]) / 1000;
  };
  return {
    origin,
    /** Makes Chromium accept the certificate. `--ignore-certificate-errors` would accept it without caching a file. */
    chromiumFlag: `--ignore-certificate-errors-spki-list=${digest}`,
    /** Milliseconds from starting nginx to its first response. */
    startMs,
    /** Loads one address for two seconds over HTTP/2, with h2load; `costUs` is nginx's processor time per request, in µs. */
    async load(address: string) {
      const before = await workerUs();
      const options = ['-t1', '-c32', '-m4', '-D2', '-H', 'accept-encoding: gzip, deflate, br, zstd'];
      const { stdout } = await exec('h2load', [...options, origin + address]);
      const [, perSecond] = /([\d.]+) req\/s/.exec(stdout) ?? [];
      const [, succeeded] = /(\d+) succeeded/.exec(stdout) ?? [];
      // nginx ends a connection after 1,000 requests, and h2load counts those under way as failed.
      if (!Number(succeeded) || !/ 0 4xx, 0 5xx/.test(stdout))
        throw new Error(`h2load failed on ${address}:\n${stdout}`);
      return { perSecond: Number(perSecond), costUs: ((await workerUs()) - before) / Number(succeeded) };
    },
    async [Symbol.asyncDispose]() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
