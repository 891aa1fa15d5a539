import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';

it('never gives a port twice, although the kernel does', async () => {
  const ports: number[] = [];
  while (ports.length < 500) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});

it('passes over ports that are in use, and those that the kernel gives to connections', async () => {
  const used = (await freePort()) + 1;
  await using server = createServer().listen(used);
  await once(server, 'listening');
  const ports = await Promise.all([freePort(), freePort()]);
  expect(ports).not.toContain(used);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
