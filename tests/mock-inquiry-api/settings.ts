/**
 * Reads LISTEN_ADDRESS, LISTEN_PORT, 0 for any free one, and DATA_DIR, the folder for received inquiries. @throws Error
 * with the name of a bad one.
 */
export function readMockSettings(env: Readonly<Record<string, string | undefined>>) {
  const address = env.LISTEN_ADDRESS || '127.0.0.1';
  if (!/^[\da-z.:-]+$/i.test(address))
    throw new Error(`LISTEN_ADDRESS=${JSON.stringify(address)}: expected an IP address or a host name`);
  const port = env.LISTEN_PORT || '8081';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`LISTEN_PORT=${JSON.stringify(port)}: expected a port from 0 to 65535`);
  return { address, port: Number(port), dataDir: env.DATA_DIR || '.run/inquiries' };
}
