/** deploy/swarm on a swarm of three engines, while visitors read pages and send inquiries. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { makeCertificateIn } from '../nginx/support/certificate';
import { request } from '../nginx/support/request';
import { startUpstream, type Upstream } from '../nginx/support/upstream';
import { commands } from '../unit/support/firstPage';
import { type Engines, here, startEngines, visitors, visitorsOfIpv6, whatEnginesLack } from './dockerEngines';
import { ask, LOAD_VISITORS, type Load, sendInquiry, startLoad } from './load';
import { say, stackOn, whatDockerLacks } from './support';

const stackName = 'medical-coolers';
/** Of the site, each of which an update replaces. */
const REPLICAS = 3;
/** For how long, in ms, tasks have to run before an action is started. */
const SETTLED_MS = 3_000;
/** Whose inquiry the API answers with 500. */
const failing = 'An inquiry that fails';
/** The commands of the first page of operations that change something. */
const [rollback = '', restart = ''] = ['docker service rollback ', 'docker service update --force '].map((start) =>
  commands.swarm.find((command) => command.startsWith(start)),
);
/** What the others print after a replica was killed, a machine drained and an engine restarted. */
const outputs: readonly (readonly [start: string, output: RegExp])[] = [
  ['docker service ps', /(?=[\s\S]*medical-coolers_edge\.\w+ .* Running )[\s\S]*medical-coolers_web\.1 .* Running /],
  ['for task in $(docker service ps -q medical-coolers_edge)', /"event":"connection"/],
  [
    'for task in $(docker service ps -q medical-coolers_web)',
    new RegExp(`"path":"${pathOf('contact')}".*"status":200`),
  ],
  [`grep -e '"status":5'`, /"path":"\/api\/[^"]*".*"status":500/],
  ['grep /api/', /"path":"\/api\/[^"]*".*"status":500/],
  ['docker stats', /medical-coolers_(web|edge)\..*MiB/],
  ['docker secret ls', /tls-certificate-2/],
  ['docker service inspect', /^medical-coolers-test-\d+:1$/m],
];
/** Of SWARM.md. */
const bridge =
  '--ipv6 --subnet fd83::/64 --opt com.docker.network.bridge.name=docker_gwbridge --opt com.docker.network.bridge.enable_icc=false';
const lacks = whatDockerLacks() || whatEnginesLack();

interface Task {
  readonly ID: string;
  readonly NodeID: string;
  readonly Spec: { readonly ContainerSpec: { readonly Image: string } };
  readonly Status: {
    readonly State: string;
    /** Since when it is in this state. */
    readonly Timestamp: string;
    readonly ContainerStatus?: { readonly ContainerID: string };
  };
}

describe.skipIf(lacks !== '')(lacks ? `the swarm (skipped: ${lacks})` : 'the swarm', () => {
  const built = stackOn(0, 0);
  const [webImage, edgeImage] = [`${built.project}/web`, `${built.project}/edge`];
  const image = (tag: string) => `medical-coolers-test-${process.pid}:${tag}`;
  const folder = mkdtempSync(join(tmpdir(), 'swarm-'));
  const file = (name: string) => join(folder, name);
  const pem = (name: string) => readFileSync(file(name), 'utf8');
  let engines: Engines;
  let api: Upstream;
  const namesReceived = () => api.calls.map(({ body }): string => JSON.parse(body).FullName);
  /** The settings of the stack; a test that changes one permanently changes it here. */
  let settings: Record<string, string>;

  /** Runs a command of SWARM.md on the first machine, which manages the swarm. */
  const docker = (command: string) => engines.docker(0, ...command.split(' '));
  /** Runs a command of the first page of operations there, or on another machine. */
  const shell = (command: string, engine = 0) =>
    say('env', `DOCKER_HOST=${engines.sockets[engine]}`, 'bash', '--norc', '-c', command);
  const inspect = async <T>(type: string, names: string) =>
    JSON.parse(await docker(`inspect --type ${type} ${names}`)) as T[];

  /** Deploys the stack with its settings and these, which have priority. */
  async function deploy(changed: Readonly<Record<string, string>> = {}): Promise<void> {
    const values = Object.entries({ ...settings, ...changed }).map(([name, value]) => `${name}=${value}`);
    const files = `-c deploy/swarm/stack.yml -c deploy/swarm/inquiry-authority.yml -c ${file('test.yml')}`;
    const command = `stack deploy --with-registry-auth --resolve-image never ${files} ${stackName}`;
    await say('env', ...values, 'docker', '--host', engines.sockets[0] ?? '', ...command.split(' '));
  }

  async function tasks(service: string): Promise<readonly Task[]> {
    const ids = await docker(`service ps --quiet --filter desired-state=running ${stackName}_${service}`);
    return inspect<Task>('task', ids.replaceAll('\n', ' '));
  }
  const imagesOf = async (service: string) =>
    (await tasks(service)).map(({ Spec }) => Spec.ContainerSpec.Image.split('@')[0]);
  const running = async (service: string) => (await tasks(service)).filter(({ Status }) => Status.State === 'running');

  /** Waits for the end of an update that `action` starts. Returns its final state. */
  async function updated(service: string, action: () => Promise<unknown>): Promise<string> {
    const status = async () => {
      const [read] = await inspect<{ UpdateStatus?: { State: string; StartedAt: string } }>(
        'service',
        `${stackName}_${service}`,
      );
      return read?.UpdateStatus;
    };
    const before = (await status())?.StartedAt;
    await action();
    const over = async () => {
      const now = await status();
      if (!now || now.StartedAt === before || /^(updating|rollback_started)$/.test(now.State))
        throw new Error(`The update of ${service} is not over: ${now?.State}`);
      return now.State;
    };
    return vi.waitFor(over, { timeout: 150_000, interval: 250 });
  }

  /**
   * Asserts that visitors lose no request during an action. An edge may learn later than two seconds after the engine's name
   * server that a replica stops: the connection that is then cut off, at most one for each of them, is tried again.
   */
  async function underLoad(
    what: string,
    action: (load: Load) => Promise<void>,
    { addresses = allAddresses(), mostAgain = REPLICAS, machinesLost = 0 } = {},
  ): Promise<void> {
    await settled();
    api.calls.length = 0;
    const load = startLoad(addresses, [pathOf('home'), pathOf('kelvin'), pathOf('contact')]);
    try {
      await load.more(50, 5);
      await action(load);
      await load.more(50, 5);
    } finally {
      await load.stop();
    }
    const { pages, files, inquiries, again, refused, lost, sent } = await load.stop();
    const figures = `${pages} pages, ${files} of their files and ${inquiries} inquiries`;
    console.log(`${what}: ${figures}, ${lost.length} lost, ${refused} refused, sent again: [${again}]`);
    expect(lost).toEqual([]);
    expect(again.length).toBeLessThanOrEqual(mostAgain);
    expect(refused > 0).toBe(machinesLost > 0);
    const received = namesReceived();
    const names = new Set(received);
    expect(sent.filter((name) => !names.has(name))).toEqual([]);
    expect(received.length - names.size, 'arrived twice without having been sent again').toBeLessThanOrEqual(
      again.length,
    );
  }

  /**
   * Waits until each machine has run its tasks for a while and responds at all its addresses: after a restart the manager
   * may replace an edge that already responds.
   */
  async function settled(timeout = 90_000): Promise<void> {
    const runForAWhile = async () => {
      for (const service of ['web', 'edge']) {
        const times = (await running(service)).map(({ Status }) => Date.parse(Status.Timestamp));
        expect(times).toHaveLength(REPLICAS);
        expect(Date.now() - Math.max(...times)).toBeGreaterThan(SETTLED_MS);
      }
      for (const address of allAddresses()) expect((await homeOf(address)).status).toBe(200);
    };
    await vi.waitFor(runForAWhile, { timeout, interval: 250 });
  }

  /** The first container of a service, and its engine. */
  async function oneOf(service: string) {
    for (const engine of engines.addresses.keys()) {
      const ids = await engines.docker(engine, 'ps', '--quiet', '--filter', `name=${stackName}_${service}`);
      if (ids) return { engine, id: ids.split('\n')[0] ?? '' };
    }
    throw new Error(`No engine runs ${service}`);
  }

  const secret = (name: string, from: string) => docker(`secret create ${name} ${file(from)}`);
  /** Of both families. */
  const allAddresses = () => [...engines.addresses, ...engines.addressesOfIpv6];
  const homeOf = (address: string) => ask(address, '/', { agent: false });
  /** The status of the home page on the last machine, or the error. */
  const answerOfLast = () => homeOf(engines.addresses[2] ?? '').then(({ status }) => status, String);
  const serials = () => Promise.all(engines.addresses.map(async (address) => (await homeOf(address)).serial));

  /** Two releases, and one that is never healthy. */
  async function buildImages(): Promise<void> {
    await built.compose('build', 'web', 'edge');
    const home = await say('docker', 'run', '--rm', '--entrypoint', 'cat', webImage, '/opt/site/www/index.html');
    // Each release has its own home page, and a script and a picture that no other has.
    const build = async (tag: string, ...lines: string[]) => {
      const page = `${home}<!-- /assets/release-${tag}.js /images/release-${tag}.webp -->`;
      writeFileSync(file('index.html'), page);
      writeFileSync(file('index.html.br'), brotliCompressSync(page));
      const own = [`assets/release-${tag}.js`, `images/release-${tag}.webp`];
      const copies = [
        'index.html index.html.br /opt/site/www/',
        ...own.map((path) => `index.html /opt/site/www/${path}`),
      ];
      const instructions = [`FROM ${webImage}`, ...copies.map((what) => `COPY ${what}`), ...lines];
      writeFileSync(file('Dockerfile'), instructions.join('\n'));
      await say('docker', 'build', '--quiet', '--tag', image(tag), folder);
    };
    await build('1');
    await build('2');
    await build('unhealthy', 'HEALTHCHECK --start-period=1s --retries=2 CMD ["false"]');
  }

  function makeCertificates(): void {
    for (const name of ['tls-1', 'tls-2', 'api-1', 'api-2']) {
      mkdirSync(file(name));
      makeCertificateIn(file(name), [name.startsWith('tls') ? 'DNS:www.example.com' : 'DNS:api.example.com']);
    }
    writeFileSync(file('both.pem'), pem('api-1/cert.pem') + pem('api-2/cert.pem'));
  }

  /** Starts the inquiry API. */
  async function startApi(): Promise<void> {
    api = await startUpstream({ address: here, tls: { cert: pem('api-1/cert.pem'), key: pem('api-1/key.pem') } });
    api.answer = (response) => {
      if (namesReceived().at(-1) === failing) response.statusCode = 500;
      // A delay as of a real API.
      setTimeout(() => response.end('{"id":"1"}'), 20);
    };
  }

  /** Makes the machines a swarm that has the images. */
  async function formSwarm(): Promise<void> {
    const [first = ''] = engines.addresses;
    // Before an engine creates it without IPv6.
    for (const engine of engines.addresses.keys())
      await engines.docker(engine, ...`network create ${bridge} docker_gwbridge`.split(' '));
    await docker(`swarm init --advertise-addr ${first}`);
    const token = await docker('swarm join-token --quiet worker');
    for (const [n, address] of engines.addresses.entries())
      if (n > 0)
        await engines.docker(n, 'swarm', 'join', '--token', token, '--advertise-addr', address, `${first}:2377`);
    await engines.load(image('1'), image('2'), image('unhealthy'), edgeImage);
  }

  beforeAll(async () => {
    await buildImages();
    makeCertificates();
    engines = await startEngines(3);
    await startApi();
    await formSwarm();

    // Only the replicas can resolve the API's name. A bad one fails before it is healthy, so updates need not watch it longer.
    const web = {
      extra_hosts: [`api.example.com:${here}`],
      deploy: { update_config: { monitor: '3s' }, rollback_config: { monitor: '3s' } },
    };
    writeFileSync(file('test.yml'), JSON.stringify({ version: '3.9', services: { web } }));
    await secret('tls-certificate-1', 'tls-1/cert.pem');
    await secret('tls-key-1', 'tls-1/key.pem');
    await secret('tls-certificate-3', 'tls-1/cert.pem');
    await secret('tls-key-3', 'tls-2/key.pem');
    await secret('inquiry-authority-1', 'api-1/cert.pem');
    settings = {
      WEB_IMAGE: image('1'),
      EDGE_IMAGE: edgeImage,
      INQUIRY_HOST: `https://api.example.com:${api.port}`,
      CERTIFICATE: '1',
      INQUIRY_AUTHORITY: '1',
    };
    await deploy();
    await settled(180_000);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await docker('node ls'), engines.logs());
  });
  afterAll(async () => {
    await engines?.stop();
    await api?.stop();
    await say('docker', 'image', 'rm', '--force', webImage, edgeImage, ...['1', '2', 'unhealthy'].map(image));
    rmSync(folder, { recursive: true, force: true });
  });

  it('has replicas on all machines, and passes the visitor’s address to the inquiry API', async () => {
    expect(new Set((await running('web')).map(({ NodeID }) => NodeID)).size).toBe(3);
    for (const address of allAddresses()) {
      expect((await sendInquiry(address, `At ${address}`)).status).toBe(200);
      expect([...visitors, ...visitorsOfIpv6]).toContain(api.calls.at(-1)?.headers['x-forwarded-for']);
    }
  });

  it('has edges that do not start without an address of IPv6, and say what to set', async () => {
    const { stderr } = await say('docker', 'run', '--rm', edgeImage).catch((error) => error);
    expect(stderr).toMatch(/Give docker_gwbridge an IPv6 subnet and set ip6tables in daemon.json .* or IPV6=off/);
  });

  it.each(['web', 'edge'])('has restricted rights: %s', async (service) => {
    const { engine, id } = await oneOf(service);
    const status = await engines.docker(engine, 'exec', id, 'cat', '/proc/1/status');
    expect(status).toMatch(/^Uid:\s+33\s+33\s+33\s+33$/m);
    expect(status).toMatch(/^CapBnd:\s+0{16}$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const write = engines.docker(engine, 'exec', id, 'sh', '-c', 'echo x >/opt/site/x');
    await expect(write).rejects.toThrow(/Read-only file system|Permission denied/);
  });

  it.each([
    ['deploys a release', () => deploy({ WEB_IMAGE: image('2') }), 'completed', '2'],
    ['is rolled back by hand', () => shell(rollback), 'rollback_completed', '1'],
  ])('%s under load', async (what, action, state, release) => {
    await underLoad(what, async () => {
      expect(await updated('web', action)).toBe(state);
    });
    settings.WEB_IMAGE = image(release);
    expect(await imagesOf('web')).toEqual(Array(3).fill(image(release)));
  });

  it.each([
    ['whose health fails', () => ({ WEB_IMAGE: image('unhealthy') }), 'Complete'],
    ['whose certificate has another key', () => ({ CERTIFICATE: '3' }), 'non-zero exit (1)'],
  ])('rolls back a release automatically %s', async (what, bad, reason) => {
    await underLoad(`a release ${what}`, async () => {
      expect(await updated('web', () => deploy(bad()))).toBe('rollback_completed');
    });
    expect(await imagesOf('web')).toEqual(Array(3).fill(image('1')));
    await expect.poll(async () => (await running('web')).length).toBe(3);
    expect(await docker(`service ps --no-trunc ${stackName}_web`)).toContain(reason);
  });

  it('has each replica answer the challenge of a certificate authority', async () => {
    const token = 'DGyRejmCefe7v4NfDGDKfA-_';
    const path = `/.well-known/acme-challenge/${token}`;
    const certbot = `CERTBOT_TOKEN=${token} CERTBOT_VALIDATION=${token}.9jg46WB3rR`;
    await shell(`${certbot} deploy/swarm/acme-challenge.sh`);
    for (const to of engines.addresses) {
      const answers = await Promise.all(visitors.slice(0, 50).map((from) => request(80, path, { from, to })));
      expect(answers.map(({ body }) => body.toString())).toEqual(Array(50).fill(`${token}.9jg46WB3rR`));
    }
    for (const { ID } of await running('web'))
      await expect.poll(() => docker(`service logs --raw ${ID}`)).toContain(`"path":"${path}"`);
  });

  it('uses new secrets under load: a certificate, and the authority of the inquiry API', async () => {
    const [before] = await serials();
    await secret('tls-certificate-2', 'tls-2/cert.pem');
    await secret('tls-key-2', 'tls-2/key.pem');
    await secret('inquiry-authority-2', 'both.pem');
    Object.assign(settings, { CERTIFICATE: '2', INQUIRY_AUTHORITY: '2' });
    await underLoad('secrets replaced', async (load) => {
      expect(await updated('web', () => deploy())).toBe('completed');
      api.useCertificate({ cert: pem('api-2/cert.pem'), key: pem('api-2/key.pem') });
      await load.more(50, 20);
    });
    const now = new Set(await serials());
    expect([now.size, now.has(before ?? '')]).toEqual([1, false]);
    await docker('secret rm tls-certificate-1 tls-key-1');
    // The deployment has removed the challenge from the replicas.
    await shell('docker config rm $(docker config ls --quiet --filter name=acme-)');
  });

  it('loses no visitor when a replica is killed', async () => {
    const kill = async (load: Load) => {
      const idOf = ({ Status }: Task) => Status.ContainerStatus?.ContainerID;
      const before = (await running('web')).map(idOf);
      const { engine, id } = await oneOf('web');
      await engines.docker(engine, 'kill', id);
      await load.more(50, 5);
      const others = async () => (await running('web')).filter((task) => !before.includes(idOf(task)));
      await expect.poll(async () => (await others()).length).toBe(1);
    };
    // Each visitor may have a request there, which is cut off. Nobody knows whether an inquiry has arrived.
    await underLoad('a replica killed', kill, { mostAgain: LOAD_VISITORS });
  });

  it('removes a machine without visitors, and adds it again', async () => {
    const onLast = async () => {
      const [last] = await inspect<{ ID: string }>('node', 'node-3');
      return (await running('web')).filter(({ NodeID }) => NodeID === last?.ID).length;
    };
    const leave = async () => {
      await docker('node update --availability drain node-3');
      await expect.poll(onLast).toBe(0);
      await expect.poll(async () => (await running('web')).length).toBe(3);
      await docker('node update --availability active node-3');
      await expect.poll(answerOfLast).toBe(200);
    };
    await underLoad('a machine removed', leave, { addresses: engines.addresses.slice(0, 2) });
  });

  it('loses no visitor when an engine is restarted', async () => {
    const edge = () => engines.docker(2, 'ps', '--quiet', '--filter', `name=${stackName}_edge`);
    const before = await edge();
    const restart = async (load: Load) => {
      await engines.restart(2);
      await load.more(50, 20);
      await expect.poll(answerOfLast, { timeout: 90_000 }).toBe(200);
    };
    await underLoad('an engine restarted', restart, { mostAgain: LOAD_VISITORS, machinesLost: 1 });
    expect(await edge()).not.toBe(before);
  });

  it.each(commands.swarm.filter((command) => ![rollback, restart].includes(command)))(
    'answers a question of the first page of operations: %s',
    async (command) => {
      const [, output] = outputs.find(([start]) => command.startsWith(start)) ?? [];
      const machines = command.startsWith('docker stats') ? [0, 1, 2] : [0];
      expect((await sendInquiry(engines.addresses[0] ?? '', failing)).status).toBe(500);
      for (const machine of machines)
        await expect.poll(() => shell(command, machine)).toMatch(output ?? /^nothing is expected/);
    },
  );

  it('starts the replicas anew under load', async () => {
    const ids = async () => (await running('web')).map(({ Status }) => Status.ContainerStatus?.ContainerID);
    const before = await ids();
    await underLoad('replicas started anew', async () => {
      expect(await updated('web', () => shell(restart))).toBe('completed');
    });
    expect((await ids()).filter((id) => before.includes(id))).toEqual([]);
  });
});
