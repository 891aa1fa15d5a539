import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports (32768 and above), of which a connection of any process may take one before it is bound. */
let last = 20_000 + Math.floor(Math.random() * 12_000);

/** A TCP port of loopback that nothing listens on, another one at each call of this process. */
export async function freePort(): Promise<number> {
  const port = ++last;
  try {
    await using server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
}
