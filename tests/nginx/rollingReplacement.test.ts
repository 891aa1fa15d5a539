/** Two replicas behind a balancer are replaced one after the other, and no visitor notices. */
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from './support/inquiry';
import { request } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

const patience = { timeout: 10_000 };

/**
 * Round robin over the replicas in rotation. It sends nothing twice, so that no fault of a replica stays hidden:
 * 502 where a replica breaks off, 503 where none is in rotation.
 */
class Balancer {
  readonly #rotation: Site[] = [];
  readonly #underWay = new Map<Site, Set<{ readonly body: string }>>();
  readonly #connections = new Map<Site, Agent>();
  readonly #server = createServer((incoming, response) => {
    this.#pass(incoming, response).catch(() => response.destroy());
  });
  #turn = 0;

  async listen(): Promise<number> {
    // Longer than the test: no connection is closed just when a visitor uses it again.
    this.#server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes a replica into rotation once it says that it is ready. */
  async join(replica: Site): Promise<void> {
    await expect.poll(async () => (await replica.get('/readyz')).status, patience).toBe(200);
    this.#connections.set(replica, new Agent({ keepAlive: true }));
    this.#underWay.set(replica, new Set());
    this.#rotation.push(replica);
  }

  leave(replica: Site): void {
    this.#rotation.splice(this.#rotation.indexOf(replica), 1);
  }

  /** The bodies of the requests that a replica has not answered yet. */
  underWay(replica: Site): readonly string[] {
    return [...(this.#underWay.get(replica) ?? [])].map(({ body }) => body);
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
    this.#underWay.get(replica)?.add(entry);
    const over = () => void this.#underWay.get(replica)?.delete(entry);
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
      // A visitor's way with connections is kept towards the replica.
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

type Outcome = number | 'lost';

describeWithNginx('behind a balancer', () => {
  let upstream: Upstream;
  let balancer: Balancer;
  let frontDoor: Pick<Site, 'get'>;
  let port: number;
  const sites: Site[] = [];
  const agents: Agent[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    upstream = await startUpstream();
    balancer = new Balancer();
    port = await balancer.listen();
    frontDoor = { get: (target, options) => request(port, target, options) };
  });
  afterEach(async () => {
    // They go on where the test has failed.
    for (const stop of stops.splice(0)) void stop();
    for (const agent of agents.splice(0)) agent.destroy();
    balancer.close();
    await Promise.all(sites.splice(0).map((site) => site.stop()));
    await upstream.close();
  });

  const startReplica = async () => {
    const site = await startSite({
      INQUIRY_HOST: `http://127.0.0.1:${upstream.port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    sites.push(site);
    await balancer.join(site);
    return site;
  };

  const pageOutcome = (status: number | undefined, body: string): Outcome =>
    status !== undefined && body.includes('</html>') ? status : 'lost';
  /** Asks for a page over a connection of its own. */
  const askOnce = async (path: string): Promise<Outcome> => {
    const { status, body } = await frontDoor.get(path);
    return pageOutcome(status, body.toString());
  };
  /** Gives a visitor who asks for page after page over one connection. */
  const visitorWhoStays = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (path: string) =>
      new Promise<Outcome>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port, path, agent, timeout: 10_000 })
          .on('response', (answer) =>
            text(answer).then((body) => resolve(pageOutcome(answer.statusCode, body)), reject),
          )
          .on('timeout', () => reject(new Error('No answer in 10 s')))
          .on('error', reject)
          .end();
      });
  };

  /** Repeats an action, with a short pause between, until told to stop; adds to `outcomes` what came of each. */
  const keepDoing = (action: () => Promise<Outcome>, outcomes: Outcome[]) => {
    let going = true;
    const doing = (async () => {
      while (going) {
        outcomes.push(await action().catch(() => 'lost' as const));
        await pause(20);
      }
    })();
    stops.push(() => {
      going = false;
      return doing;
    });
  };

  it('replicas are replaced one after the other under load: no request is lost, and no inquiry is sent twice', async () => {
    // The upstream takes its time, and more where the replica that will leave is the one to wait for it.
    let leaving: Site | undefined;
    let held: ServerResponse[] = [];
    upstream.answer = (response) => {
      const body = upstream.calls.at(-1)?.body ?? '';
      if (leaving && balancer.underWay(leaving).includes(body)) held.push(response);
      else void setTimeout(() => response.end('{}'), 300);
    };
    const replicas = [await startReplica(), await startReplica()];

    const pages: Outcome[] = [];
    const inquiries: Outcome[] = [];
    const sent: string[] = [];
    const sendInquiry = async () => {
      const body = JSON.stringify({ FullName: `Visitor ${sent.length}` });
      sent.push(body);
      return (await send(frontDoor, { body })).status;
    };
    for (const ask of [askOnce, askOnce, visitorWhoStays(), visitorWhoStays()])
      keepDoing(() => ask('/Products/Kelvin'), pages);
    for (let count = 1; count <= 4; count += 1) keepDoing(sendInquiry, inquiries);
    const morePages = async () => {
      const before = pages.length;
      await expect.poll(() => pages.length, patience).toBeGreaterThan(before + 60);
    };

    await morePages();
    for (const old of replicas) {
      await startReplica();
      leaving = old;
      await expect.poll(() => held.length, patience).toBeGreaterThan(0);

      // What preStop's sleep is for: the balancer knows, and what it gave the replica before has got there.
      balancer.leave(old);
      const arrived = () => upstream.calls.map(({ body }) => body);
      await expect.poll(() => balancer.underWay(old).filter((body) => !arrived().includes(body)), patience).toEqual([]);

      old.signal('SIGQUIT');
      const knock = () =>
        old.get('/healthz').then(
          ({ status }) => status,
          ({ code }) => code,
        );
      await expect.poll(knock, patience).toBe('ECONNREFUSED');
      // It takes nobody in any more, and still owes answers.
      await expect.poll(() => balancer.underWay(old).length, patience).toBe(held.length);
      for (const response of held) response.end('{}');
      leaving = undefined;
      held = [];
      expect(await old.over, 'exit status of the replica that left').toBe(0);
      await expect.poll(() => balancer.underWay(old), patience).toEqual([]);
      await morePages();
    }
    await Promise.all(stops.map((stop) => stop()));

    expect(new Set(pages)).toEqual(new Set([200]));
    expect(new Set(inquiries)).toEqual(new Set([200]));
    expect(inquiries).toHaveLength(sent.length);
    expect(upstream.calls.map(({ body }) => body).sort()).toEqual(sent.toSorted());
  });
});
