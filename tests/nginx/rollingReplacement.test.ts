/** A new configuration and new replicas take over while visitors read pages and send inquiries. */
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from './support/inquiry';
import { keepDoing, keepReading, type Outcome, pageOutcome } from './support/lifetime';
import { request } from './support/request';
import { describeWithNginx, type Site, startSite, useSite } from './support/site';
import { useUpstream } from './support/upstream';

/**
 * Round robin over the replicas in rotation. It repeats no request, so that no fault of a replica stays hidden: 502 where
 * a replica closes the connection, 503 where none is in rotation.
 */
class Balancer {
  readonly #rotation: Site[] = [];
  readonly #pending = new Map<Site, Set<{ readonly body: string }>>();
  readonly #connections = new Map<Site, Agent>();
  readonly #server = createServer((incoming, response) => {
    this.#pass(incoming, response).catch(() => response.destroy());
  });
  #turn = 0;

  async listen(): Promise<number> {
    // Longer than the test: otherwise a connection could be closed just as a visitor reuses it.
    this.#server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes a replica into rotation once it is ready. */
  async join(replica: Site): Promise<void> {
    await expect.poll(async () => (await replica.get('/readyz')).status).toBe(200);
    this.#connections.set(replica, new Agent({ keepAlive: true }));
    this.#pending.set(replica, new Set());
    this.#rotation.push(replica);
  }

  leave(replica: Site): void {
    this.#rotation.splice(this.#rotation.indexOf(replica), 1);
  }

  /** The bodies of the requests that a replica has not responded to yet. */
  pending(replica: Site): readonly string[] {
    return [...(this.#pending.get(replica) ?? [])].map(({ body }) => body);
  }

  close(): void {
    for (const agent of this.#connections.values()) agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    this.#turn += 1;
    const replica = this.#rotation[this.#turn % this.#rotation.length];
    if (!replica) return void response.writeHead(503).end();

    const entry = { body };
    this.#pending.get(replica)?.add(entry);
    const over = () => void this.#pending.get(replica)?.delete(entry);
    const broken = () => {
      over();
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    const { connection, ...headers } = incoming.headers;
    httpRequest({
      host: '127.0.0.1',
      port: replica.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress },
      // Connections to the replica are kept or closed as the visitor's are.
      agent: connection === 'close' ? false : this.#connections.get(replica),
    })
      .on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502);
        answer.on('error', broken).on('end', over).pipe(response);
      })
      .on('error', broken)
      .end(body);
  }
}

const inquiryOutcome = (site: Pick<Site, 'get'>, body?: string): Promise<Outcome> =>
  send(site, body === undefined ? {} : { body }).then(
    ({ status }) => status,
    () => 'lost',
  );

describeWithNginx('behind a balancer', () => {
  const upstream = useUpstream();
  let balancer: Balancer;
  let port: number;
  const frontDoor: Pick<Site, 'get'> = { get: (target, options) => request(port, target, options) };
  const sites: Site[] = [];
  const agents: Agent[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    balancer = new Balancer();
    port = await balancer.listen();
  });
  afterEach(async () => {
    // Still running where the test has failed.
    for (const stop of stops.splice(0)) void stop();
    for (const agent of agents.splice(0)) agent.destroy();
    balancer.close();
    await Promise.all(sites.splice(0).map((site) => site.stop()));
  });

  const startReplica = async () => {
    const site = await startSite({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES: '127.0.0.1' });
    sites.push(site);
    await balancer.join(site);
    return site;
  };

  /** Reads pages over one connection. */
  const visitorWhoStays = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const get = (path: string) =>
      new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port, path, agent, timeout: 10_000 })
          .on('response', (answer) =>
            text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body: Buffer.from(body) }), reject),
          )
          .on('timeout', () => reject(new Error('No answer in 10 s')))
          .on('error', reject)
          .end();
      });
    return { get } as Pick<Site, 'get'>;
  };

  it('replicas are replaced one after the other: no request is lost, and no inquiry is sent twice', async () => {
    // The upstream is slow, and waits for `release` where the replica that leaves has sent the inquiry.
    let leaving: Site | undefined;
    let held: ServerResponse[] = [];
    upstream.answer = (response) => {
      const body = upstream.calls.at(-1)?.body ?? '';
      if (leaving && balancer.pending(leaving).includes(body)) held.push(response);
      else void setTimeout(() => response.end('{}'), 300);
    };
    const replicas = [await startReplica(), await startReplica()];

    const pages: Outcome[] = [];
    const inquiries: Outcome[] = [];
    const sent: string[] = [];
    const sendInquiry = async () => {
      const body = JSON.stringify({ FullName: `Visitor ${sent.length}` });
      sent.push(body);
      inquiries.push(await inquiryOutcome(frontDoor, body));
    };
    for (const visitor of [frontDoor, frontDoor, visitorWhoStays(), visitorWhoStays()])
      stops.push(keepDoing(async () => pages.push(await pageOutcome(visitor, '/Products/Kelvin')), 20));
    for (let count = 1; count <= 4; count += 1) stops.push(keepDoing(sendInquiry, 20));
    const morePages = async () => {
      const before = pages.length;
      await expect.poll(() => pages.length).toBeGreaterThan(before + 20);
    };

    await morePages();
    for (const old of replicas) {
      await startReplica();
      leaving = old;
      await expect.poll(() => held.length).toBeGreaterThan(0);

      // The purpose of preStop's sleep: no new requests for this replica, and those already sent have arrived.
      balancer.leave(old);
      const arrived = () => upstream.calls.map(({ body }) => body);
      await expect.poll(() => balancer.pending(old).filter((body) => !arrived().includes(body))).toEqual([]);

      old.signal('SIGQUIT');
      const connecting = () =>
        old.get('/healthz').then(
          ({ status }) => status,
          ({ code }) => code,
        );
      await expect.poll(connecting).toBe('ECONNREFUSED');
      // It accepts no connection any more, and still has requests to respond to.
      await expect.poll(() => balancer.pending(old).length).toBe(held.length);
      for (const response of held) response.end('{}');
      leaving = undefined;
      held = [];
      expect(await old.over, 'exit status of the replica that left').toBe(0);
      await expect.poll(() => balancer.pending(old)).toEqual([]);
      await morePages();
    }
    await Promise.all(stops.map((stop) => stop()));

    expect(new Set(pages)).toEqual(new Set([200]));
    expect(new Set(inquiries)).toEqual(new Set([200]));
    expect(inquiries).toHaveLength(sent.length);
    expect(upstream.calls.map(({ body }) => body).sort()).toEqual(sent.toSorted());
  });
});

describeWithNginx('a reload', () => {
  const upstream = useUpstream();
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin }));

  it('loses no request, and no inquiry is sent twice', async () => {
    upstream.answer = (response) => void setTimeout(() => response.end('{}'), 100);
    const statuses: Outcome[] = [];
    const sendInquiry = async () => void statuses.push(await inquiryOutcome(site));
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
});
