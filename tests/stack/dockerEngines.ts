/** Several Docker engines on this machine, apart from its own one, as a swarm. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './support';

/** This machine, as the engines see it. */
export const here = '198.18.255.254';
/** Addresses of this machine that visitors can come from. */
export const visitors = Array.from({ length: 250 }, (_, n) => `198.18.200.${n + 1}`);

export interface Engines {
  readonly addresses: readonly string[];
  /** Where the first engine listens, as `docker --host` has it. */
  readonly socket: string;
  /** Runs `docker …` on engine 0, 1, … and gives its standard output. */
  docker(engine: number, ...args: readonly string[]): Promise<string>;
  /** Copies images of this machine's own engine to all of them. */
  load(...images: readonly string[]): Promise<void>;
  /** Ends the engines and takes away all that was theirs. */
  stop(): Promise<void>;
}

/** Why no engines can be started beside this machine's own; empty where they can. */
export function whatEnginesLack(): string {
  if (process.getuid?.() !== 0) return 'engines beside the first one take root';
  for (const command of ['dockerd', 'containerd', 'runc', 'iptables', 'ip', 'nsenter', 'unshare'])
    if (!succeeds('sh', '-c', `command -v ${command}`)) return `there is no ${command} on this host`;
  // The namespaces that the engines live in, with what they build their networks from.
  const parts =
    'ip link add name p0 type bridge && ip link add name p1 type veth && ip link add name p2 type vxlan id 1 dstport 4789';
  if (!succeeds('unshare', '--mount', '--pid', '--net', '--fork', '--mount-proc', 'sh', '-c', parts))
    return 'this host gives no network namespaces with bridge, veth and vxlan';
  if (execFileSync('ip', ['route', 'show', 'root', '198.18.0.0/15'], { encoding: 'utf8' }))
    return 'this host uses the network 198.18.0.0/15 already';
  return '';
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts so many engines. @throws Error with the end of an engine's log where one does not come up. */
export async function startEngines(count: number): Promise<Engines> {
  const folder = mkdtempSync(join(tmpdir(), 'docker-engines-'));
  const name = `engines-${process.pid}`;
  const script = resolve(import.meta.dirname, 'docker-engines.sh');
  const namespaces = ['--mount', '--pid', '--net', '--fork', '--kill-child', '--mount-proc'];
  // Its standard input ends with this process, however that ends, and the engines with it.
  const child = spawn('unshare', [...namespaces, script, folder, `${count}`, name], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const engines: Engines = {
    addresses: Array.from({ length: count }, (_, n) => `198.18.0.${n + 1}`),
    socket: `unix://${folder}/1/socket`,
    docker: (engine, ...args) => say('docker', '--host', `unix://${folder}/${engine + 1}/socket`, ...args),
    async load(...images) {
      const archive = join(folder, 'images.tar');
      await say('docker', 'save', '--output', archive, ...images);
      await Promise.all(engines.addresses.map((_, n) => engines.docker(n, 'load', '--quiet', '--input', archive)));
      rmSync(archive);
    },
    async stop() {
      child.kill('SIGKILL');
      await untilDone(
        () => 'the engines end',
        () => removeGroups(name),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilDone(
      () => 'the switch is there',
      () => joinSwitch(child),
    );
    for (const engine of engines.addresses.keys())
      await untilDone(
        () => `an engine answers:\n${readFileSync(join(folder, `${engine + 1}/log`), 'utf8').slice(-2000)}`,
        () => engines.docker(engine, 'version'),
      );
  } catch (error) {
    await engines.stop();
    throw error;
  }
  return engines;
}

/** Gives this machine a way to the switch, which goes when the switch does. */
function joinSwitch({ pid }: ChildProcess): void {
  const [inside] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const port = `engines-${pid}`.slice(0, 15);
  if (!succeeds('ip', 'link', 'show', port))
    execFileSync('ip', ['link', 'add', port, 'type', 'veth', 'peer', 'name', 'outside', 'netns', `${inside}`], {
      stdio: 'pipe',
    });
  execFileSync('nsenter', [`--net=/proc/${inside}/ns/net`, 'ip', 'link', 'set', 'outside', 'master', 'switch', 'up'], {
    stdio: 'pipe',
  });
  const addresses = [here, ...visitors].map((address) => `address replace ${address}/16 dev ${port}\n`);
  execFileSync('ip', ['-batch', '-'], { input: `${addresses.join('')}link set ${port} up\n` });
}

/** Removes the engines' control groups, which outlive them. @throws Error as long as something is in one of them. */
function removeGroups(name: string): void {
  const groups = ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/${name}*`];
  execFileSync('find', [...groups, '-exec', 'rmdir', '{}', '+'], { stdio: 'ignore' });
}

/** Tries for a minute. @throws Error that says what did not come about, and why. */
async function untilDone(what: () => string, attempt: () => unknown): Promise<void> {
  for (let left = 240; ; left -= 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (left === 0) throw new Error(`Waited in vain until ${what()}`, { cause: error });
      await pause(250);
    }
  }
}
