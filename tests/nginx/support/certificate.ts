/** Self-signed certificates made with openssl, and requests over TLS. */
import { spawnSync } from 'node:child_process';
import { connect as connectTcp, isIP } from 'node:net';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { exchangeOver, parse, type RequestOptions, requestBytes } from './request';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('Skipped: the tests over TLS need openssl to make a certificate (package openssl)');

/**
 * Writes a self-signed certificate for these names (`DNS:…`, `IP:…`) and its key into a folder. Returns the settings that
 * name them. @throws Error with openssl's output.
 */
export function makeCertificateIn(folder: string, names: readonly string[], owner = '/O=Test', days = 2) {
  const files = { TLS_CERTIFICATE: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', owner, ...(names.length > 0 ? ['-addext', `subjectAltName=${names.join(',')}`] : [])];
  const output = ['-days', `${days}`, '-keyout', files.TLS_KEY, '-out', files.TLS_CERTIFICATE];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...newKey, ...subject, ...output]);
  if (status !== 0) throw new Error(`${stderr}`);
  return files;
}

type TlsOptions = RequestOptions & {
  /** What the client offers in the handshake, and the certificate that it trusts. */
  readonly tls?: Pick<ConnectionOptions, 'minVersion' | 'maxVersion' | 'ciphers' | 'ca'>;
  /** The visitor's address, sent ahead of the handshake in the PROXY protocol, as by a balancer. */
  readonly visitor?: string;
};

/** One HTTP/1.1 request over TLS; without `ca` it accepts any certificate. Rejects when the handshake fails. */
export async function tlsRequest(port: number, target: string, options: TlsOptions = {}) {
  const { from: localAddress = '127.0.0.1', to: host = '127.0.0.1' } = options;
  const tcp = connectTcp({ host, port, localAddress });
  tcp.on('error', () => {});
  const { visitor, tls: offered } = options;
  if (visitor) tcp.write(`PROXY TCP${isIP(visitor)} ${visitor} ${visitor} 1 443\r\n`);
  const socket = connect({
    socket: tcp,
    servername: 'localhost',
    rejectUnauthorized: Boolean(offered?.ca),
    ...offered,
  });
  const tls = { protocol: null as string | null, cipher: '', serial: '' };
  socket.once('secureConnect', () => {
    tls.protocol = socket.getProtocol();
    tls.cipher = socket.getCipher().name;
    tls.serial = socket.getPeerCertificate().serialNumber;
  });
  const bytes = requestBytes(`localhost:${port}`, target, options);
  return { ...parse(await exchangeOver(socket, bytes, options)), ...tls };
}
