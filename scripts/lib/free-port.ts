import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
