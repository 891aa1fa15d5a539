/** Certificates made for a test with openssl, and requests over TLS. */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:tls';
import { type Answer, parse } from './request';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('Skipped: TLS wants a certificate for the test (package openssl)');

/** Writes a self-signed certificate for these names (`DNS:…`, `IP:…`) and its key. @throws Error with openssl's words. */
export function makeCertificate(cert: string, key: string, names: readonly string[], owner = '/O=Test'): void {
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', owner, ...(names.length > 0 ? ['-addext', `subjectAltName=${names.join(',')}`] : [])];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...newKey, ...subject, '-days', '2', '-keyout', key, '-out', cert],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

export interface TlsAnswer extends Answer {
  readonly protocol: string | null;
  readonly cipher: string;
  /** Serial number of the server's certificate. */
  readonly serial: string;
}

/** One HTTP/1.1 request over TLS, whatever the certificate. Rejects where the handshake fails. */
export function tlsRequest(
  port: number,
  target: string,
  {
    headers = {},
    ...options
  }: {
    headers?: Readonly<Record<string, string>>;
    minVersion?: 'TLSv1' | 'TLSv1.3';
    maxVersion?: 'TLSv1.1' | 'TLSv1.2';
    ciphers?: string;
  } = {},
): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false, ...options });
    const tls = { protocol: null as string | null, cipher: '', serial: '' };
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer in 10 s')));
    socket.on('secureConnect', () => {
      tls.protocol = socket.getProtocol();
      tls.cipher = socket.getCipher().name;
      tls.serial = socket.getPeerCertificate().serialNumber;
      const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n`);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      if (chunks.length > 0) resolve({ ...parse(Buffer.concat(chunks)), ...tls });
    });
  });
}
