/** Test doubles for what nginx connects to: the inquiry API and a name server. */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach } from 'vitest';
import { started } from './lifetime';

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const ok = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
};

interface UpstreamOptions {
  readonly port?: number;
  readonly address?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** Starts an inquiry API on `port` or a free one, on 127.0.0.1 unless told otherwise; over TLS with a certificate. */
export async function startUpstream(options: UpstreamOptions = {}) {
  const server = options.tls ? createTlsServer(options.tls) : createServer();
  server.listen(options.port ?? 0, options.address ?? '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const upstream = {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** Every request received in full, oldest first. */
    calls: [] as { method: string; url: string; headers: IncomingHttpHeaders; body: string }[],
    /** Answers the next requests; their bodies have been read by then. */
    answer: ok,
    /** For new connections. */
    useCertificate: (tls: NonNullable<UpstreamOptions['tls']>) => {
      if ('setSecureContext' in server) server.setSecureContext(tls);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
      return once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    const { method = '', url = '', headers } = request;
    const received = (body: string) => {
      upstream.calls.push({ method, url, headers, body });
      upstream.answer(response);
    };
    text(request).then(received, () => {});
  });
  return upstream;
}

/** One inquiry API for all tests of the enclosing block; each starts with no calls and an upstream that answers 200. */
export function useUpstream(options: () => UpstreamOptions = () => ({})): Upstream {
  const upstream = started(() => startUpstream(options()));
  beforeEach(() => {
    upstream.calls.length = 0;
    upstream.answer = ok;
  });
  return upstream;
}

/**
 * Starts a name server on 127.0.0.1 for these names and their IPv4 addresses, separated by spaces. It reads the record
 * at each query, and answers NXDOMAIN for any other name.
 */
export async function startNameServer(addresses: Readonly<Record<string, string>>) {
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
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    stop: () => {
      socket.close();
      return once(socket, 'close');
    },
  };
}

/**
 * An address where connecting times out, as behind a firewall that drops packets: a process that listens with a full
 * backlog and never accepts.
 */
export async function startSilentAddress(port: number, address: string) {
  const script = `require('net').createServer().listen({ port: ${port}, host: '${address}', backlog: 1 }, () => {
    require('fs').writeSync(1, 'listening');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  })`;
  const listener = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const over = once(listener, 'exit');
  await Promise.race([once(listener.stdout, 'data'), over]);
  const waiting = Array.from({ length: 8 }, () => connect({ port, host: address }).on('error', () => {}));
  // The backlog takes the first; the others keep waiting.
  await new Promise((resolve) => waiting[0]?.once('connect', resolve));
  return {
    // Its port is taken until the process has exited.
    stop: () => {
      for (const socket of waiting) socket.destroy();
      listener.kill('SIGKILL');
      return over;
    },
  };
}
