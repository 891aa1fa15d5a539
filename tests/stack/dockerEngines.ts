/** Several Docker engines on this machine, independent of its own one, as a swarm. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { say } from './support';

/** The address of this machine in the network of the engines. */
export const here = '198.18.255.254';
/** Addresses of this machine for requests of visitors, those of IPv6 in different networks. */
export const visitors = Array.from({ length: 250 }, (_, n) => `198.18.200.${n + 1}`);
export const visitorsOfIpv6 = Array.from({ length: 250 }, (_, n) => `2001:2:0:${(n + 1).toString(16)}::1`);

const aMinute = { timeout: 60_000, interval: 250 };

export type Engines = Awaited<ReturnType<typeof startEngines>>;

const succeeds = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The reason why this machine cannot start further engines, or an empty string. */
export function whatEnginesLack(): string {
  if (process.getuid?.() !== 0) return 'further engines need root';
  for (const command of ['dockerd', 'containerd', 'runc', 'iptables', 'ip', 'nsenter', 'unshare'])
    if (!succeeds('sh', '-c', `command -v ${command}`)) return `there is no ${command} on this host`;
  // The namespaces of the engines, with the devices of their networks.
  const parts =
    'ip link add name p0 type bridge && ip link add name p1 type veth && ip link add name p2 type vxlan id 1 dstport 4789';
  if (!succeeds('unshare', '--mount', '--pid', '--net', '--fork', '--mount-proc', 'sh', '-c', parts))
    return 'this host gives no network namespaces with bridge, veth and vxlan';
  if (execFileSync('ip', ['route', 'show', 'root', '198.18.0.0/15'], { encoding: 'utf8' }))
    return 'this host uses the network 198.18.0.0/15 already';
  return '';
}

/** Starts a number of engines. @throws Error with the end of an engine's log if it does not start. */
export async function startEngines(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'docker-engines-'));
  const name = `engines-${process.pid}`;
  const script = resolve(import.meta.dirname, 'docker-engines.sh');
  const namespaces = ['--mount', '--pid', '--net', '--fork', '--kill-child', '--mount-proc'];
  // Its standard input is closed when this process ends, for whatever reason, which ends the engines.
  const child = spawn('unshare', [...namespaces, script, folder, `${count}`, name], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const sockets = Array.from({ length: count }, (_, n) => `unix://${folder}/${n + 1}/socket`);
  const engines = {
    addresses: Array.from({ length: count }, (_, n) => `198.18.0.${n + 1}`),
    addressesOfIpv6: Array.from({ length: count }, (_, n) => `2001:2::${n + 1}`),
    /** For `docker --host`. */
    sockets,
    /** Runs `docker …` on engine 0, 1, … and returns its standard output. */
    docker: (engine: number, ...args: readonly string[]) => say('docker', '--host', sockets[engine] ?? '', ...args),
    /** Copies images of this machine's own engine to all of them. */
    async load(...images: readonly string[]): Promise<void> {
      const archive = join(folder, 'images.tar');
      await say('docker', 'save', '--output', archive, ...images);
      await Promise.all(engines.addresses.map((_, n) => engines.docker(n, 'load', '--quiet', '--input', archive)));
      rmSync(archive);
    },
    /** Ends an engine with its containers; it is started again. */
    async restart(engine: number) {
      const id = readFileSync(join(folder, `${engine + 1}/pid`), 'utf8');
      await say('nsenter', '--target', firstChild(child), '--pid', '--mount', 'kill', id);
      await vi.waitFor(
        () => expect(readFileSync(join(folder, `${engine + 1}/pid`), 'utf8'), 'the engine has exited').not.toBe(id),
        aMinute,
      );
    },
    /** The end of each engine's log. */
    logs: () =>
      sockets
        .map((_, n) => readFileSync(join(folder, `${n + 1}/log`), { encoding: 'utf8', flag: 'a+' }).slice(-4000))
        .join('\n\n'),
    /** Ends the engines and removes all their files. */
    async stop() {
      child.kill('SIGKILL');
      await vi.waitFor(() => removeGroups(name), aMinute);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await vi.waitFor(() => joinSwitch(child), aMinute);
    for (const engine of engines.addresses.keys()) await vi.waitFor(() => engines.docker(engine, 'version'), aMinute);
  } catch (error) {
    const logs = engines.logs();
    await engines.stop();
    throw new Error(logs, { cause: error });
  }
  return engines;
}

/** The id of the first process in the namespaces. */
function firstChild({ pid }: ChildProcess): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';
}

/** Connects this machine to the switch; the link is removed with the switch. */
function joinSwitch(child: ChildProcess): void {
  const { pid } = child;
  const inside = firstChild(child);
  const port = `engines-${pid}`.slice(0, 15);
  if (!succeeds('ip', 'link', 'show', port))
    execFileSync('ip', ['link', 'add', port, 'type', 'veth', 'peer', 'name', 'outside', 'netns', inside], {
      stdio: 'pipe',
    });
  execFileSync('nsenter', [`--net=/proc/${inside}/ns/net`, 'ip', 'link', 'set', 'outside', 'master', 'switch', 'up'], {
    stdio: 'pipe',
  });
  const addresses = [
    ...[here, ...visitors].map((address) => `address replace ${address}/16 dev ${port}\n`),
    ...visitorsOfIpv6.map((address) => `address replace ${address}/48 dev ${port} nodad\n`),
  ];
  execFileSync('ip', ['-batch', '-'], { input: `${addresses.join('')}link set ${port} up\n` });
}

/** Removes the engines' control groups, which remain after them. @throws Error while one of them is not empty. */
function removeGroups(name: string): void {
  const groups = ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/${name}*`];
  execFileSync('find', [...groups, '-exec', 'rmdir', '{}', '+'], { stdio: 'ignore' });
}
