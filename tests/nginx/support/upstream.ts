/** Stand-ins for what nginx talks to: the inquiry API, and a name server. */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Upstream {
  readonly port: number;
  /** Every call that arrived whole, oldest first. */
  readonly calls: ReceivedCall[];
  /** How the next calls are answered; the body has been read by then. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

const ok = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
};

export interface UpstreamOptions {
  readonly port?: number;
  /** One of 127.0.0.0/8. */
  readonly address?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** An inquiry API on 127.0.0.1, unless another address is given, on `port` or a free one; with a certificate, over TLS. */
export function startUpstream(options: UpstreamOptions = {}): Promise<Upstream> {
  const calls: ReceivedCall[] = [];
  const server = options.tls ? createTlsServer(options.tls) : createServer();
  const upstream: Omit<Upstream, 'port'> = {
    calls,
    answer: ok,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      current.answer(response);
    });
  });
  let current: Upstream;
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(options.port ?? 0, options.address ?? '127.0.0.1', () => {
      current = Object.assign(upstream, { port: (server.address() as AddressInfo).port });
      resolve(current);
    });
  });
}

export interface NameServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A name server on 127.0.0.1 that knows these names' IPv4 addresses, one or more with spaces between, as they are at the time of a question, and says
 * of any other name that it does not exist.
 */
export function startNameServer(addresses: Readonly<Record<string, string>>): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(12, at + 5);
    const wantsIpv4 = query.readUInt16BE(at + 1) === 1;
    const known = addresses[labels.join('.').toLowerCase()];
    const records = (wantsIpv4 ? (known?.split(' ') ?? []) : []).map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
    );
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(records.length, 6);
    header.fill(0, 8);
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address);
  });
  return new Promise((resolve) =>
    socket.bind(0, '127.0.0.1', () =>
      resolve({
        port: socket.address().port,
        close: () => new Promise((closed) => socket.close(() => closed())),
      }),
    ),
  );
}

/**
 * An address that answers no attempt to connect, as behind a firewall that drops what comes: a process that listens and
 * takes nobody in, and whose queue is full.
 */
export async function startSilentAddress(port: number, address: string): Promise<{ close(): Promise<void> }> {
  const script = `require('net').createServer().listen({ port: ${port}, host: '${address}', backlog: 1 }, () => {
    require('fs').writeSync(1, 'listening');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  })`;
  const listener = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    listener.stdout.once('data', resolve);
    listener.once('exit', () => reject(new Error(`Nothing listens at ${address}:${port}`)));
  });
  const waiting = Array.from({ length: 8 }, () => connect({ port, host: address }).on('error', () => {}));
  // The queue takes the first; the others are left to wait.
  await new Promise((resolve) => waiting[0]?.once('connect', resolve));
  return {
    // Until it has ended its port is taken.
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of waiting) socket.destroy();
        listener.once('exit', () => resolve());
        listener.kill('SIGKILL');
      }),
  };
}
