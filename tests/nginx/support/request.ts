/** HTTP/1.1 by hand: the target goes out byte for byte, where a client would tidy it up first. */
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  /** Every header line in order, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Everything that came, header and body, byte for byte. */
  readonly raw: string;
  /** The value of a header. @throws Error when it was sent more than once. */
  header(name: string): string | undefined;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Client address, one of 127.0.0.0/8: limits count by address. */
  readonly from?: string;
  /** Milliseconds after which the request is given up. */
  readonly timeout?: number;
  /** Says after the request that nothing more will come; for bodies shorter than announced. */
  readonly end?: boolean;
}

/** Sends one request for `target` and reads the answer to its end. Rejects when none comes in time. */
export async function request(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return parse(await exchange(port, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')]), options));
}

/** Sends bytes, or text as UTF-8, and gives everything that comes back until the server closes. */
export function exchange(
  port: number,
  bytes: string | Buffer,
  { from = '127.0.0.1', timeout = 10_000, end = false }: Pick<RequestOptions, 'from' | 'timeout' | 'end'> = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    socket.setTimeout(timeout, () => socket.destroy(new Error(`No answer in ${timeout} ms`)));
    socket.on('connect', () => {
      socket.write(bytes);
      if (end) socket.end();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a body may reset the connection after its answer.
      if (error.code === 'ECONNRESET' && chunks.length > 0) resolve(Buffer.concat(chunks));
      else if (error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/** Takes an answer apart. @throws Error when it is not HTTP. */
export function parse(bytes: Buffer): Answer {
  const raw = bytes.toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (end < 0 || !status) throw new Error(`Not an HTTP answer: ${JSON.stringify(raw.slice(0, 200))}`);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const header = (name: string) => {
    const values = headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);
    if (values.length > 1) throw new Error(`${name} was sent ${values.length} times: ${values.join(' | ')}`);
    return values[0];
  };
  const sent = bytes.subarray(end + 4);
  const body = header('Transfer-Encoding') === 'chunked' ? dechunk(sent) : sent;
  return { status, headers, body, raw, header };
}

function dechunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
