/** A stop and a reload under load. The stack suite replaces the replicas of a swarm. */
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { send } from './support/inquiry';
import { keepDoing, keepReading } from './support/lifetime';
import { describeWithNginx, useSite } from './support/site';
import { useUpstream } from './support/upstream';

describeWithNginx('a replica', () => {
  const upstream = useUpstream();
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin }));

  it('that reloads loses no request, and no inquiry is sent twice', async () => {
    upstream.answer = (response) => void setTimeout(() => response.end('{}'), 100);
    const statuses: unknown[] = [];
    const sendInquiry = () =>
      send(site).then(
        ({ status }) => statuses.push(status),
        () => statuses.push('lost'),
      );
    const reading = [keepReading(site), keepReading(site)];
    const sending = [keepDoing(sendInquiry), keepDoing(sendInquiry)];
    for (let count = 1; count <= 3; count += 1) {
      const before = upstream.calls.length;
      site.signal('SIGHUP');
      await expect.poll(() => upstream.calls.length, { timeout: 15_000 }).toBeGreaterThan(before + 10);
    }
    await Promise.all(sending.map((stop) => stop()));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(upstream.calls).toHaveLength(statuses.length);
    for (const stop of reading) expect(await stop()).toEqual([200]);
  });

  it('that is stopped accepts nothing new, responds to the inquiries that it has sent, each once, and exits with 0', async () => {
    const held: ServerResponse[] = [];
    upstream.answer = (response) => held.push(response);
    const answers = Promise.all([send(site), send(site), send(site)]);
    await expect.poll(() => held.length).toBe(3);

    site.signal('SIGQUIT');
    const connecting = () =>
      site.get('/healthz').then(
        ({ status }) => status,
        ({ code }) => code,
      );
    await expect.poll(connecting).toBe('ECONNREFUSED');
    for (const response of held) response.end('{}');
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await site.over, 'exit status').toBe(0);
    expect(upstream.calls).toHaveLength(3);
  });
});
