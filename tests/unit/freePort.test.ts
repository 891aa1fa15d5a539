import { expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';

it('never gives a port twice, although the kernel does', async () => {
  const ports: number[] = [];
  while (ports.length < 1000) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});
