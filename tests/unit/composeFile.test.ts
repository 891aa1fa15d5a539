import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { emptyFolder, folder } from './support/folder';
import { repository, run, source } from './support/run';

interface Service {
  readonly image: string;
  readonly build?: { readonly args: Readonly<Record<string, string | null>> };
  readonly pull_policy?: string;
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
}
const file = parse(source('docker-compose.yml'), { merge: true }) as {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
};
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
  it.each(services)('restarts %s after a crash and with the host, unless it was stopped', (_, { restart }) => {
    expect(restart).toBe('unless-stopped');
  });

  it('builds its images, pulls none of them, and passes the proxy settings to each build', () => {
    const built = Object.values(file.services).filter(({ build }) => build);
    expect(built.length).toBeGreaterThan(1);
    // An argument without a value has that of the environment.
    const inherited = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()]);
    for (const { pull_policy, build } of built) {
      expect(pull_policy).toBe('never');
      expect(inherited.map((name) => build?.args[name])).toEqual(inherited.map(() => null));
    }
    // Docker passes these to each step. Naming them in the Dockerfile would keep them in the image.
    expect(source('deploy/Dockerfile')).not.toMatch(/_proxy/i);
  });

  it('names the images that it builds by its project, and labels those of nginx and the edge with the release', () => {
    for (const [name, { image }] of services.filter(([, { build }]) => build))
      expect(image).toBe(`\${COMPOSE_PROJECT_NAME:-${file.name}}/${name}`);
    const labels = ['RELEASE_VERSION', 'RELEASE_REVISION', 'RELEASE_CREATED', 'RELEASE_SOURCE'];
    for (const service of [web, file.services.edge])
      expect(service?.build?.args).toMatchObject(Object.fromEntries(labels.map((name) => [name, null])));
    for (const name of labels)
      expect(source('scripts/run/up.sh')).toMatch(new RegExp(`^ *export .*\\b${name}\\b`, 'm'));
  });

  it('publishes every service but nginx on the loopback address alone', () => {
    const { web: _, ...others } = file.services;
    const ports = Object.values(others).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('checks the health of nginx at the port that it listens on', async () => {
    const [, command = '[]'] = /AS web$[\s\S]*?^HEALTHCHECK .*\n *CMD (.*)$/m.exec(source('deploy/Dockerfile')) ?? [];
    const [program = '', ...args] = JSON.parse(command) as readonly string[];
    await using server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const LISTEN_PORT = `${(server.address() as AddressInfo).port}`;
    expect(await run(program, args, { PATH: process.env.PATH, LISTEN_PORT })).toMatchObject({ status: 0 });
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

  it('is joined by the files of the settings that are set', () => {
    const files = (env: Readonly<Record<string, string>>) =>
      print('read_settings; env | sed -n s/^COMPOSE_FILE=//p', env);
    const [TLS_CERTIFICATE, ACME_ROOT, SNIPPETS] = ['/a.pem', '/srv/acme', '/etc/site'];
    expect(files({})).toBe('');
    expect(files({ SNIPPETS })).toBe('docker-compose.yml:deploy/compose.snippets.yml');
    expect(files({ TLS_CERTIFICATE, ACME_ROOT, SNIPPETS })).toBe(allFiles.join(':'));
    // The operator's own files stay, and none is named twice.
    const own = 'docker-compose.yml:deploy/compose.tls.yml:mine.yml';
    expect(files({ COMPOSE_FILE: own })).toBe(own);
    expect(files({ COMPOSE_FILE: own, TLS_CERTIFICATE, SNIPPETS })).toBe(`${own}:deploy/compose.snippets.yml`);
    for (const name of allFiles) expect(parse(source(name)).services.web).toBeDefined();
  });

  it('keeps the operator’s files of .env and the override file, which Compose reads only without COMPOSE_FILE', async () => {
    const files = (env: Readonly<Record<string, string>> = {}) =>
      print(`cd ${folder}; read_settings; env | sed -n s/^COMPOSE_FILE=//p`, env);
    const [SNIPPETS, snippets] = ['/etc/site', 'deploy/compose.snippets.yml'];
    await writeFile(join(folder, 'docker-compose.override.yml'), 'services: {}');
    expect(files({ SNIPPETS })).toBe(`docker-compose.yml:${snippets}:docker-compose.override.yml`);
    await writeFile(join(folder, '.env'), 'COMPOSE_FILE=docker-compose.yml:mine.yml');
    expect(files({ SNIPPETS })).toBe(`docker-compose.yml:mine.yml:${snippets}`);
  });

  it('has only settings that make up reads from .env', () => {
    const texts = allFiles.map(source).join('');
    const used = [...texts.matchAll(/\$\{([A-Z_]+)/g)];
    const known = print('echo $setting_names').split(/\s+/);
    expect(used.length).toBeGreaterThan(15);
    for (const [, name] of used) expect(known).toContain(name);
  });

  it('shares with nginx/render.sh its settings, but for those of containers and of make up itself', () => {
    const own = /^(WEB_ROOT|LISTEN_|NGINX$|PROXIED_|RELEASE_|KEPT_FILES)/;
    const names = [...source('nginx/render.sh').matchAll(/\$\{([A-Z_]+):-/g)].map(([, name = '']) => name);
    expect(print('echo $setting_names').split(/\s+/)).toEqual(
      expect.arrayContaining(names.filter((name) => !own.test(name))),
    );
  });
});
