/**
 * For an operator: nginx's own command line in the container, configuration that is added without a build, and the
 * commands that ask the site from outside.
 */
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { commandsFromOutside } from '../unit/support/firstPage';
import { repository, run } from '../unit/support/run';
import { forThisTest } from './support/lifetime';
import {
  describeWithNginx,
  describeWithTls,
  fakeNginx,
  nginxBinary,
  type Site,
  startSite,
  temporaryFolder,
  useTlsSite,
} from './support/site';
import { kelvin, writeFiles } from './support/webRoot';

/** The least that render.sh takes for a built site. */
const site = { 'index.html': '', '404.html': '' };

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
/** Writes a snippet. Returns its path. */
const add = async (name: string, text: string) => {
  await writeFiles(folder, { [name]: text });
  return join(folder, name);
};

/** Starts nginx with the folder as SNIPPETS. */
const start = () => forThisTest(startSite({ SNIPPETS: folder }));

/** nginx in the container of a site. */
const nginx = (site: Site, ...args: readonly string[]) =>
  run('deploy/web/nginx.sh', args, { RUN_DIR: join(site.folder, 'nginx'), NGINX: nginxBinary });

describeWithNginx('a container', () => {
  it('has an nginx that tests, prints and reloads the configuration that runs, and refuses a bad one, whose file it names', async () => {
    const site = await start();
    const test = await nginx(site, '-t');
    expect([test.status, test.errors]).toEqual([0, expect.stringContaining(join(site.folder, 'nginx/nginx.conf'))]);
    // Not of the file of Debian's package, nor of one that nginx cannot write to.
    expect(test.errors).not.toMatch(/\[\w+\]|\/etc\/nginx|\/var\/log/);
    const { output } = await nginx(site, '-T');
    expect(output).toContain(`root "${site.webRoot}";`);
    expect(output).toContain('/nginx/snippets/inquiry-api.conf');

    expect((await site.get('/added')).status).toBe(404);
    await add('server/added.conf', 'location = /added { return 200 "added"; }');
    expect((await nginx(site, '-s', 'reload')).status).toBe(0);
    await expect.poll(async () => (await site.get('/added')).body.toString()).toBe('added');

    const file = await add('server/bad.conf', 'locatoin = /added { return 200; }');
    const reload = await nginx(site, '-s', 'reload');
    expect([reload.status, reload.errors]).toEqual([1, expect.stringContaining(`"locatoin" in ${file}:1`)]);
    // A worker of before the first reload may still accept a connection.
    await expect.poll(async () => (await site.get('/added')).status).toBe(200);
  });

  const entrypoint = async (variables: Readonly<Record<string, string>>) => {
    await writeFiles(folder, site);
    const settings = { WEB_ROOT: folder, INQUIRY_HOST: 'http://127.0.0.1:9', RUN_DIR: join(folder, 'run') };
    // A program instead of nginx, so that it ends.
    const programs = { PATH: process.env.PATH, NGINX_SOURCE: 'nginx', NGINX: await fakeNginx(folder, '1.26.3') };
    return run('deploy/web/entrypoint.sh', [], { ...programs, ...settings, ...variables });
  };

  it.each([
    [{ RELEASE_VERSION: '1.2.0', RELEASE_REVISION: '3884f9e' }, 'nginx: starting with version 1.2.0, revision 3884f9e'],
    [{}, 'nginx: starting with version unknown, revision unknown'],
  ])('has its release in the log: %j', async (release, line) => {
    expect(await entrypoint(release)).toMatchObject({ status: 0, errors: expect.stringContaining(`${line}\n`) });
  });

  it('ends when it is stopped before nginx starts', async () => {
    await writeFile(join(folder, 'render.sh'), 'kill -QUIT $PPID');
    expect(await entrypoint({ NGINX_SOURCE: folder })).toEqual({ status: 0, output: '', errors: '' });
  });

  it('ends when it is stopped while nginx starts', async () => {
    const nginx = join(folder, 'nginx');
    const stopped = `#!/bin/sh\n[ "$1" != -e ] || kill -QUIT $$\nexec ${nginxBinary} "$@"\n`;
    await writeFile(nginx, stopped, { mode: 0o755 });
    const own = { NGINX: nginx, LISTEN_PORT: `${await freePort()}`, ACCESS_LOG: 'off' };
    // Not by the signal: process 1 of a container would not get it, and run on.
    expect(await entrypoint(own)).toMatchObject({ status: 0 });
  });

  it('starts, with a warning, where it cannot keep its files', async () => {
    const KEPT_FILES = join(folder, 'kept');
    await mkdir(KEPT_FILES);
    // The built site of this test has no assets/.
    const warning = expect.stringContaining(`files of this release are not in ${KEPT_FILES}`);
    expect(await entrypoint({ KEPT_FILES })).toMatchObject({ status: 0, errors: warning });
  });
});

describeWithNginx('the configuration of an operator', () => {
  it('adds to nginx and to the site, and wins over the site', async () => {
    await add('http/teapot.conf', 'map $uri $teapot { /teapot short; }');
    await add('server/teapot.conf', 'location = /teapot { include headers/message.conf; return 418 $teapot; }');
    await add('server/scripts.conf', 'location ~ "^/index\\.html\\z" { return 410; }');
    const site = await start();
    const answer = await site.get('/teapot');
    expect([answer.status, answer.body.toString()]).toEqual([418, 'short']);
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
    expect((await site.get('/index.html')).status).toBe(410);
    expect((await site.get(kelvin)).status).toBe(200);
  });

  it('in a folder that nginx cannot read is refused at the start', async () => {
    await writeFiles(folder, { ...site, 'added/http/a.conf': '', 'added/server/a.conf': '' });
    // Nobody, as root can read everything; this checkout may be root's alone.
    const source = join(folder, 'source');
    await cp(join(repository, 'nginx'), source, { recursive: true });
    const nobody = process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 };
    const SNIPPETS = join(folder, 'added');
    const env = { PATH: process.env.PATH, WEB_ROOT: folder, INQUIRY_HOST: 'http://127.0.0.1:9', SNIPPETS };
    const script = join(source, 'render.sh');
    for (const unreadable of [SNIPPETS, `${SNIPPETS}/http`, `${SNIPPETS}/server`]) {
      await chmod(unreadable, 0);
      const { status, stderr } = spawnSync('sh', [script, `${folder}-out`], { env, ...nobody, encoding: 'utf8' });
      await chmod(unreadable, 0o755);
      expect([status, stderr]).toEqual([1, expect.stringContaining(`SNIPPETS has '${unreadable}'`)]);
    }
  });

  it('that nginx would not read is refused at the start, and the message names the file', async () => {
    const file = await add('wrong-place.conf', 'gzip on;');
    await expect(start()).rejects.toThrow(`SNIPPETS has '${file}'`);
  });
});

describeWithTls('the first page of operations, from outside', () => {
  const site = useTlsSite(['DNS:www.example.com'], () => ({ RELEASE_VERSION: '1.2.0', RELEASE_REVISION: 'abc' }));
  /** Runs a command, with this nginx as the public address. */
  async function answerTo(command: string): Promise<string> {
    await add('.curlrc', `insecure\nconnect-to = "www.example.com:443:127.0.0.1:${site.tlsPort}"\n`);
    const here = command.replace('-connect www.example.com:443', `-connect 127.0.0.1:${site.tlsPort}`);
    return (await run('bash', ['--norc', '-c', here], { PATH: process.env.PATH, CURL_HOME: folder })).output;
  }

  it('says which release runs, and when the certificate ends', async () => {
    expect(await Promise.all(commandsFromOutside.map(answerTo))).toEqual([
      expect.stringMatching(/^HTTP\/[\d.]+ 200[\s\S]*\nready\nversion 1\.2\.0\nrevision abc/),
      expect.stringMatching(/NotAfter: \w/),
    ]);
  });
});
