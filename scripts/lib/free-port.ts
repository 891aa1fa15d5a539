import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The kernel may name a port again as soon as its listener is closed, and a server would fail to bind. */
const given = new Set<number>();

/** A TCP port of loopback that nothing listens on, another one at each call of this process. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
