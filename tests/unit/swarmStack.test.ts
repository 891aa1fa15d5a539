/** deploy/swarm/stack.yml compared with the Compose file, which runs the same containers on one machine. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { source } from './support/run';

const page = source('deploy/OPERATIONS.md') + source('deploy/SWARM.md');

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}
interface Stack {
  readonly services: Readonly<Record<string, Service>>;
}
const read = (file: string) => parse(source(file), { merge: true }) as Stack;
const stack = read('deploy/swarm/stack.yml');
const web = stack.services.web as Service;
const composeWeb = read('docker-compose.yml').services.web as Service;
const edge = source('deploy/edge/haproxy.cfg');
/** The first group of a pattern's first match, as a number. */
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

describe('the swarm stack', () => {
  it('sets every variable that Compose sets', () => {
    // Except for those of the host: its address, and its processors, for which replicas have a limit.
    const { BIND_ADDRESS, WORKERS, ...environment } = composeWeb.environment;
    expect([BIND_ADDRESS, WORKERS]).not.toContain(undefined);
    expect(Object.keys(environment)).toContain('OFFLINE');
    for (const name of Object.keys(environment)) expect(web.environment).toHaveProperty(name);
    expect(web.environment.OFFLINE).toBe(environment.OFFLINE);
  });

  it('confines every service as Compose does, and has its limits', () => {
    const { read_only, cap_drop, logging } = composeWeb;
    for (const service of Object.values(stack.services))
      expect(service).toMatchObject({ read_only, cap_drop, logging });
    expect(web.deploy).toMatchObject({
      resources: { limits: { memory: String(composeWeb.mem_limit).toUpperCase(), pids: composeWeb.pids_limit } },
    });
    const megabytes = number(String(composeWeb.tmpfs), /^\/tmp:.*size=(\d+)m$/);
    expect(web.volumes).toContainEqual({ type: 'tmpfs', target: '/tmp', tmpfs: { size: megabytes * 2 ** 20 } });
  });

  it('resolves replicas more often than the two seconds between their removal and their stop', () => {
    for (const setting of ['timeout resolve', 'hold valid'])
      expect(number(edge, new RegExp(`${setting} (\\d+)ms`))).toBeLessThan(1000);
  });

  it('has every variable in the operations page, and commands there that the stack suite runs', () => {
    const files = ['stack', 'inquiry-authority', 'observability']
      .map((name) => source(`deploy/swarm/${name}.yml`))
      .join('');
    for (const [, name] of files.matchAll(/\$\{([A-Z_0-9]+)/g)) expect(page).toContain(`\`${name}\``);

    const commands = [...source('deploy/SWARM.md').matchAll(/^docker (\S+ \S+)/gm)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(3);
    const suite = source('tests/stack/swarm.test.ts');
    for (const command of commands) expect(suite).toContain(`${command} `);
  });
});
