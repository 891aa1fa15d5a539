/** A new configuration and a new replica take over from the old one while visitors are there. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from './support/inquiry';
import { keepReading } from './support/lifetime';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

describeWithNginx('under load', () => {
  let upstream: Upstream;
  const sites: Site[] = [];
  beforeEach(async () => {
    upstream = await startUpstream();
    upstream.answer = (response) => void setTimeout(() => response.end('{}'), 100);
  });
  afterEach(async () => {
    await Promise.all(sites.splice(0).map((site) => site.stop()));
    await upstream.close();
  });
  const start = async () => {
    const site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}` });
    sites.push(site);
    return site;
  };
  /** Sends inquiries to whatever `current` gives, until told to stop; gives the statuses. */
  const keepSending = (current: () => Site) => {
    const statuses: (number | 'lost')[] = [];
    let going = true;
    const sending = (async () => {
      while (going)
        statuses.push(
          await send(current()).then(
            ({ status }) => status,
            () => 'lost',
          ),
        );
    })();
    return async () => {
      going = false;
      await sending;
      return statuses;
    };
  };

  it('a reload loses no request, and no inquiry is sent twice', async () => {
    const site = await start();
    const asking = [keepReading(site), keepReading(site)];
    const sending = [keepSending(() => site), keepSending(() => site)];
    for (let count = 1; count <= 3; count += 1) {
      const before = upstream.calls.length;
      site.signal('SIGHUP');
      await expect.poll(() => upstream.calls.length, { timeout: 15_000 }).toBeGreaterThan(before + 10);
    }
    const statuses = (await Promise.all(sending.map((stop) => stop()))).flat();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(upstream.calls).toHaveLength(statuses.length);
    for (const stop of asking) expect(await stop()).toEqual([200]);
  });

  it('a replica that is replaced answers what it has taken, then ends, and no inquiry is sent twice', async () => {
    let serving = await start();
    const current: Pick<Site, 'get'> = { get: (target, options) => serving.get(target, options) };
    const asking = keepReading(current);
    const sending = [keepSending(() => serving), keepSending(() => serving)];
    for (let count = 1; count <= 2; count += 1) {
      const old = serving;
      const next = await start();
      expect((await next.get('/readyz')).status).toBe(200);
      // As a balancer does: no new visitors for the old one, then SIGQUIT while it still has some.
      serving = next;
      old.signal('SIGQUIT');
      await old.over;
      const before = upstream.calls.length;
      await expect.poll(() => upstream.calls.length, { timeout: 15_000 }).toBeGreaterThan(before + 5);
    }
    const statuses = (await Promise.all(sending.map((stop) => stop()))).flat();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(upstream.calls).toHaveLength(statuses.length);
    expect(await asking()).toEqual([200]);
  });
});
