/** What the mock takes from its environment. */

export interface MockSettings {
  /** Address to listen on. */
  readonly address: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Folder where received inquiries are kept. */
  readonly dataDir: string;
}

/** Reads LISTEN_ADDRESS, LISTEN_PORT and DATA_DIR. @throws Error that names the variable that cannot be used. */
export function readMockSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  const address = env.LISTEN_ADDRESS || '127.0.0.1';
  if (!/^[\da-z.:-]+$/i.test(address))
    throw new Error(`LISTEN_ADDRESS=${JSON.stringify(address)}: expected an IP address or a host name`);
  const port = env.LISTEN_PORT || '8081';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`LISTEN_PORT=${JSON.stringify(port)}: expected a port from 0 to 65535`);
  return { address, port: Number(port), dataDir: env.DATA_DIR || '.run/inquiries' };
}
