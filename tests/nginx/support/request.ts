/** Minimal HTTP/1.1 client: sends the target byte for byte, where a library would normalize it first. */
import { connect, type Socket } from 'node:net';

export type Answer = ReturnType<typeof parse>;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Client address, 127.0.0.1 by default: limits count by address. */
  readonly from?: string;
  /** Server address; 127.0.0.1. */
  readonly to?: string | undefined;
  /** Closes the sending side after the request; for bodies shorter than announced. */
  readonly end?: boolean;
}

/** Sends one request for `target` and reads the response to its end. Rejects when there is none in time. */
export async function request(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
  return parse(await exchange(port, requestBytes(`127.0.0.1:${port}`, target, options), options));
}

/** The bytes of a request that asks the server to close the connection after its response. */
export function requestBytes(
  host: string,
  target: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Buffer {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: host, Connection: 'close', ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'), Buffer.from(body ?? '')]);
}

type ExchangeOptions = Pick<RequestOptions, 'from' | 'to' | 'end'>;

/** After so long without a byte, in ms, a request fails. */
const longestSilence = 20_000;

/** Sends bytes, or text as UTF-8, and returns everything received until the server closes. */
export function exchange(port: number, bytes: string | Buffer, options: ExchangeOptions = {}): Promise<Buffer> {
  const { from: localAddress = '127.0.0.1', to: host = '127.0.0.1' } = options;
  return exchangeOver(connect({ host, port, localAddress }), bytes, options);
}

/** The same over a socket of the caller's, which may still be connecting. */
export function exchangeOver(socket: Socket, bytes: string | Buffer, { end }: ExchangeOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.setTimeout(longestSilence, () => socket.destroy(new Error('No answer in time')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a body may reset the connection after its response.
      if (error.code === 'ECONNRESET' && chunks.length > 0) resolve(Buffer.concat(chunks));
      else if (error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.write(bytes);
    if (end) socket.end();
  });
}

/** The status codes of all responses in these bytes, in order. */
export const statusesIn = (bytes: Buffer): readonly number[] =>
  [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

/** The headers that every response of a kind has with the same value. */
export const constantHeaders = ({ headers }: Answer) =>
  headers.filter(([name]) => !/^(?:connection|date|x-request-id)$/.test(name)).toSorted();

/** Splits a response into its parts. @throws Error when it is not HTTP. */
export function parse(bytes: Buffer) {
  /** The whole response as received, one character per byte. */
  const raw = bytes.toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (end < 0 || !status) throw new Error(`Not an HTTP response: ${JSON.stringify(raw.slice(0, 200))}`);
  /** Every header line in order, names in lower case. */
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  /** The value of a header. @throws Error when it was sent more than once. */
  const header = (name: string): string | undefined => {
    const values = headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);
    if (values.length > 1) throw new Error(`${name} was sent ${values.length} times: ${values.join(' | ')}`);
    return values[0];
  };
  const sent = bytes.subarray(end + 4);
  const body = header('Transfer-Encoding') === 'chunked' ? Buffer.concat(chunksOf(sent)) : sent;
  return { status, headers, body, raw, header };
}

function chunksOf(bytes: Buffer): readonly Buffer[] {
  const start = bytes.indexOf('\r\n') + 2;
  const size = Number.parseInt(bytes.toString('latin1', 0, start), 16);
  if (!(size > 0)) return [];
  return [bytes.subarray(start, start + size), ...chunksOf(bytes.subarray(start + size + 2))];
}
