import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';

it('never gives a port twice, and no ephemeral one', async () => {
  const ports: number[] = [];
  while (ports.length < 500) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('passes over a port that is in use', async () => {
  const used = (await freePort()) + 1;
  await using server = createServer().listen(used);
  await once(server, 'listening');
  expect(await freePort()).not.toBe(used);
});
