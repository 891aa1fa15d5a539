import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { emptyFolder, folder, standIn, standInsFirst } from './support/folder';
import { repository, run, source } from './support/run';

interface Service {
  readonly image: string;
  readonly build: { readonly target: string; readonly args: Readonly<Record<string, string | null>> };
  readonly pull_policy?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly [key: string]: unknown;
}
interface Composed {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
}
const read = (path: string) => parse(source(path), { merge: true }) as Composed;
const file = read('docker-compose.yml');
const services = Object.entries(file.services);
const { web } = file.services;

/** The output of a function of the scripts, with these settings alone. */
const print = (script: string, env: Readonly<Record<string, string>> = {}) =>
  execFileSync('bash', ['--norc', '-euc', `. scripts/lib/settings.sh; . scripts/lib/engine.sh; ${script}`], {
    cwd: repository,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  }).trim();

emptyFolder();

describe('the Compose file', () => {
  it.each(services)('restricts %s, binds it to this host, restarts it on a crash', (name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-file': expect.any(String), 'max-size': expect.any(String) } },
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
    expect(service).not.toHaveProperty('privileged');
    const stage = source('deploy/Dockerfile')
      .split(/^FROM \S+ AS /m)
      .find((text) => text.startsWith(`${service.build.target}\n`));
    expect(stage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    const address = name === 'web' ? '\\$\\{BIND_ADDRESS:-127.0.0.1\\}' : '127.0.0.1';
    for (const port of service.ports ?? []) expect(port).toMatch(new RegExp(`^${address}:`));
  });

  it.each(services)(
    'builds %s by its own name, with the proxy settings, and never pulls it',
    (name, { image, pull_policy, build }) => {
      expect([image, pull_policy]).toEqual([`\${COMPOSE_PROJECT_NAME:-${file.name}}/${name}`, 'never']);
      // An argument without a value has that of the environment.
      const inherited = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()]);
      expect(build.args).toMatchObject(Object.fromEntries(inherited.map((name) => [name, null])));
    },
  );

  it('keeps no proxy in an image, and labels those of nginx and the edge with the release', () => {
    // Docker passes these to each step. Naming them in the Dockerfile would keep them in the image.
    expect(source('deploy/Dockerfile')).not.toMatch(/_proxy/i);
    const labels = ['RELEASE_VERSION', 'RELEASE_REVISION', 'RELEASE_CREATED', 'RELEASE_SOURCE'];
    for (const service of [web, file.services.edge])
      expect(service?.build.args).toMatchObject(Object.fromEntries(labels.map((name) => [name, null])));
    for (const name of labels)
      expect(source('scripts/run/up.sh')).toMatch(new RegExp(`^ *export .*\\b${name}\\b`, 'm'));
  });

  it('checks the health of nginx at the port that it listens on', async () => {
    const [, command = '[]'] = /AS web$[\s\S]*?^HEALTHCHECK .*\n *CMD (.*)$/m.exec(source('deploy/Dockerfile')) ?? [];
    const [program = '', ...args] = JSON.parse(command) as readonly string[];
    await using server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const LISTEN_PORT = `${(server.address() as AddressInfo).port}`;
    expect(await run(program, args, { PATH: process.env.PATH, LISTEN_PORT })).toMatchObject({ status: 0 });
    // Empty means the default. Prints the address instead of connecting, as another process may listen there.
    const print = args.map((arg) => arg.replace('exec 3<>', 'echo ').replace(/&&.*/, ''));
    const { output } = await run(program, print, { PATH: process.env.PATH, LISTEN_PORT: '' });
    expect(output).toBe('/dev/tcp/127.0.0.1/8080\n');
  });

  it('passes nginx its settings', () => {
    const names = ['INQUIRY_HOST', 'BIND_ADDRESS', 'TRUSTED_PROXIES', 'OFFLINE', 'WORKERS'];
    for (const name of names) expect(web?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:-`));
  });

  it('gets variables that may be empty from make up, as Podman’s Compose refuses unset ones', () => {
    const [, exported = ''] = /^ *export (INQUIRY_HOST=.*)$/m.exec(source('scripts/run/up.sh')) ?? [];
    const empty = Object.entries(web?.environment ?? {}).filter(([name, value]) => value === `\${${name}:-}`);
    expect(empty.length).toBeGreaterThan(2);
    for (const [name] of empty) expect(exported).toContain(`${name}=\${${name}:-}`);
  });

  it('has no nested substitution, which Podman’s Compose does not support', () => {
    expect(source('docker-compose.yml')).not.toMatch(/\$\{[^}]*\$\{|:\+/);
  });

  const refused = 'the mock is for this host alone';
  it.each([
    ['0.0.0.0', web?.environment?.INQUIRY_HOST?.slice('${INQUIRY_HOST:-'.length, -1) ?? '', true],
    ['[::]', 'http://mock-inquiry-api:8081', true],
    ['0.0.0.0', 'https://api.example.com', false],
    ['127.0.0.1', 'http://mock-inquiry-api:8081', false],
  ])('does not use the mock for a public address: %s, %s', async (BIND_ADDRESS, INQUIRY_HOST, isRefused) => {
    // Without a source folder it stops after the check.
    const env = { PATH: process.env.PATH, NGINX_SOURCE: '/nowhere', BIND_ADDRESS, INQUIRY_HOST };
    const { status, errors } = await run('sh', ['deploy/web/entrypoint.sh'], env);
    expect(status).toBeGreaterThan(0);
    expect(errors.includes(refused)).toBe(isRefused);
  });

  it('is the same project for make up and for docker compose', () => {
    expect(print('read_settings; echo $COMPOSE_PROJECT_NAME')).toBe(file.name);
    expect(print('read_settings; echo $COMPOSE_PROJECT_NAME', { COMPOSE_PROJECT_NAME: 'second' })).toBe('second');
  });

  it('leaves the base images to the Dockerfile, where each has a tag', () => {
    const froms = [...source('deploy/Dockerfile').matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
    const stages = new Set(froms.map(([, , stage]) => stage));
    const bases = froms.map(([, base = '']) => base).filter((base) => !stages.has(base));
    expect(new Set(bases.map((base) => base.replace(/^\$\{(\w+)\}$/, '$1')))).toEqual(
      new Set(['NODE_IMAGE', 'RUNTIME_IMAGE']),
    );
    for (const name of ['NODE_IMAGE', 'RUNTIME_IMAGE']) {
      const image = print(`base_image ${name}`);
      expect(image).toMatch(/^[\w./-]+:[\w.-]+(@sha256:[0-9a-f]{64})?$/);
      expect(print(`base_image ${name}`, { [name]: 'mirror.example.com/base:1' })).toBe('mirror.example.com/base:1');
      const others = ['docker-compose.yml', 'scripts/run/base-images.sh', 'scripts/lib/engine.sh', 'scripts/run/up.sh'];
      expect(others.filter((name) => source(name).includes(image))).toEqual([]);
    }
  });

  const allFiles = ['docker-compose.yml', ...['tls', 'acme', 'snippets'].map((name) => `deploy/compose.${name}.yml`)];

  it('is joined by the files of the settings that are set', async () => {
    const files = (env: Readonly<Record<string, string>>) =>
      print(`cd ${folder}; read_settings; env | sed -n s/^COMPOSE_FILE=//p`, env);
    const [TLS_CERTIFICATE, ACME_ROOT, SNIPPETS] = ['/a.pem', '/srv/acme', '/etc/site'];
    const snippets = 'deploy/compose.snippets.yml';
    expect(files({})).toBe('');
    expect(files({ SNIPPETS })).toBe(`docker-compose.yml:${snippets}`);
    expect(files({ TLS_CERTIFICATE, ACME_ROOT, SNIPPETS })).toBe(allFiles.join(':'));
    // The operator's own files stay, and none is named twice.
    const own = 'docker-compose.yml:deploy/compose.tls.yml:mine.yml';
    expect(files({ COMPOSE_FILE: own })).toBe(own);
    expect(files({ COMPOSE_FILE: own, TLS_CERTIFICATE, SNIPPETS })).toBe(`${own}:${snippets}`);
    for (const name of allFiles) expect(parse(source(name)).services.web).toBeDefined();

    // So do those of .env and the override file, which Compose reads only without COMPOSE_FILE.
    // Of several it reads the first of these alone.
    const inOrder = ['compose', 'docker-compose'].flatMap((name) => [`${name}.override.yml`, `${name}.override.yaml`]);
    for (const name of inOrder.reverse()) {
      await writeFile(join(folder, name), 'services: {}');
      expect(files({ SNIPPETS })).toBe(`docker-compose.yml:${snippets}:${name}`);
    }
    await writeFile(join(folder, '.env'), 'COMPOSE_FILE=docker-compose.yml:mine.yml');
    expect(files({ SNIPPETS })).toBe(`docker-compose.yml:mine.yml:${snippets}`);
  });

  it('has only settings that make up reads from .env, as are those of nginx/render.sh', () => {
    const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
    const used = namesIn(allFiles.map(source).join(''), /\$\{([A-Z_]+)/g);
    expect(used.length).toBeGreaterThan(15);
    // But for those of containers and of make up itself.
    const own = /^(WEB_ROOT|LISTEN_|NGINX$|PROXIED_|RELEASE_|KEPT_FILES)/;
    const ofNginx = namesIn(source('nginx/render.sh'), /\$\{([A-Z_]+):-/g).filter((name) => !own.test(name));
    expect(print('echo $setting_names').split(/\s+/)).toEqual(expect.arrayContaining([...used, ...ofNginx]));
  });
});

/** deploy/swarm/stack.yml, which runs the same containers on several machines. */
describe('the swarm stack', () => {
  const stack = read('deploy/swarm/stack.yml').services;
  const composeWeb = web as Service;
  /** The first group of a pattern's first match, as a number. */
  const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

  it('sets every variable that Compose sets', () => {
    // Except for those of the host: its address, and its processors, for which replicas have a limit.
    const { BIND_ADDRESS, WORKERS, ...environment } = composeWeb.environment ?? {};
    expect([BIND_ADDRESS, WORKERS]).not.toContain(undefined);
    expect(Object.keys(environment)).toContain('OFFLINE');
    for (const name of Object.keys(environment)) expect(stack.web?.environment).toHaveProperty(name);
    expect(stack.web?.environment?.OFFLINE).toBe(environment.OFFLINE);
  });

  it('confines every service as Compose does, and has its limits', () => {
    const { read_only, cap_drop, logging, mem_limit, pids_limit, tmpfs } = composeWeb;
    for (const service of Object.values(stack)) expect(service).toMatchObject({ read_only, cap_drop, logging });
    const memory = String(mem_limit).toUpperCase();
    expect(stack.web?.deploy).toMatchObject({ resources: { limits: { memory, pids: pids_limit } } });
    const megabytes = number(String(tmpfs), /^\/tmp:.*size=(\d+)m$/);
    expect(stack.web?.volumes).toContainEqual({ type: 'tmpfs', target: '/tmp', tmpfs: { size: megabytes * 2 ** 20 } });
  });

  it('resolves replicas more often than the two seconds between their removal and their stop', () => {
    for (const setting of ['timeout resolve', 'hold valid'])
      expect(number(source('deploy/edge/haproxy.cfg'), new RegExp(`${setting} (\\d+)ms`))).toBeLessThan(1000);
  });

  const added = '--config-add source=acme-token-0,target=/srv/acme/.well-known/acme-challenge/token ';
  it.each<[when: string, known: string, ofService: string, created: string, change: string]>([
    ['for the first time', '', 'other', 'of-token', added],
    ['again before the service had the config', 'acme-token-0', 'other', '', added],
    ['again while the service was updated', 'acme-token-0', 'other\nacme-token-0', '', ''],
  ])('puts a challenge on each replica %s', async (_, known, ofService, created, change) => {
    const docker = `
      case "$1 $2" in
      'config inspect') [ "$3" = "$KNOWN" ] ;;
      'config create') [ "$3" != "$KNOWN" ] && cat >"$FOLDER/created" ;;
      'service inspect') echo "$OF_SERVICE" ;;
      'service update') echo "$*" >"$FOLDER/updated" ;;
      esac`;
    await standIn('docker', docker);
    await writeFile(join(folder, 'created'), '');
    const certbot = { CERTBOT_TOKEN: 'token', CERTBOT_VALIDATION: 'of-token' };
    const env = { ...standInsFirst(), KNOWN: known, OF_SERVICE: ofService, FOLDER: folder };
    expect(await run('deploy/swarm/acme-challenge.sh', [], { ...env, ...certbot })).toMatchObject({ status: 0 });
    const update = `service update --quiet --env-add ACME_ROOT=/srv/acme ${change}medical-coolers_web\n`;
    const wrote = (name: string) => readFile(join(folder, name), 'utf8');
    expect([await wrote('created'), await wrote('updated')]).toEqual([created, update]);
  });

  it('is documented with commands that the stack suite runs', () => {
    const commands = [...source('deploy/SWARM.md').matchAll(/^docker (\S+ \S+)/gm)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(3);
    const suite = source('tests/stack/swarm.test.ts');
    for (const command of commands) expect(suite).toContain(`${command} `);
  });
});
