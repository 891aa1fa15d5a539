/**
 * The scripts of `make up` where Docker runs the site, with BusyBox's tools, each of which macOS has as well. bash is the
 * host's; curl and docker are stand-ins, and docker writes its arguments to a file.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { emptyFolder, folder } from './support/folder';
import { run, source } from './support/run';

const program = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
const busybox = program('busybox');

/** What macOS has beside its bash. There is no timeout, flock, setsid, seq or realpath among them. */
const tools = `awk basename cat chmod cp cut date dirname env expr grep head id ls mkdir mktemp mv od printf ps pwd rm
  rmdir sed sh sleep sort tail tee test touch tr true uname uniq wc`.split(/\s+/);

const title = 'the Docker way of make up, with BusyBox’s tools';
describe.skipIf(busybox === '')(busybox ? title : `${title} (skipped: busybox is not installed)`, () => {
  let env: Record<string, string>;
  emptyFolder();
  beforeEach(async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    for (const tool of tools) await symlink(busybox, join(bin, tool));
    await symlink(program('bash'), join(bin, 'bash'));
    const fakes = {
      docker: 'echo "$*" >>"$CALLS"; case $* in "ps "*) printf %s "$OTHER" ;; "$FAILS") exit 1 ;; esac',
      curl: 'true',
    };
    for (const [name, body] of Object.entries(fakes))
      await writeFile(join(bin, name), `#!${bin}/sh\n${body}\n`, { mode: 0o755 });
    env = {
      PATH: bin,
      HOME: folder,
      CALLS: join(folder, 'calls'),
      SITE_RUN_DIR: join(folder, 'run'),
      SITE_PORT: `${await freePort()}`,
      MOCK_PORT: `${await freePort()}`,
      ENGINE: 'docker',
      COMPOSE_PROJECT_NAME: 'everywhere',
    };
  });

  const runScript = (script: string, settings: Readonly<Record<string, string>> = {}) =>
    run(join(folder, 'bin/bash'), [script], { ...env, ...settings });
  const calls = async () => (await readFile(env.CALLS ?? '', 'utf8')).trim().split('\n');

  it('starts, follows the logs and stops, without a message about a missing tool', async () => {
    const up = await runScript('scripts/run/up.sh');
    expect(up).toMatchObject({ status: 0, errors: '' });
    expect(up.output).toContain(`The site        http://localhost:${env.SITE_PORT}\n`);
    expect((await calls()).filter((call) => call.startsWith('compose'))).toEqual([
      'compose version',
      'compose -p everywhere build',
      'compose -p everywhere run --rm --no-deps -T --entrypoint sh /opt/site/nginx/render.sh /tmp/nginx web',
      'compose -p everywhere up --detach',
    ]);
    expect(await runScript('scripts/run/logs.sh')).toMatchObject({ status: 0, errors: '' });
    expect(await runScript('scripts/run/down.sh')).toEqual({
      status: 0,
      output: 'Stopped the containers of everywhere\n',
      errors: '',
    });
    expect((await calls()).slice(-2)).toEqual([
      'compose -p everywhere logs --follow --tail 100',
      'compose -p everywhere down --remove-orphans',
    ]);
    expect(await readdir(env.SITE_RUN_DIR ?? '')).not.toContain('compose');
  });

  it.each([
    ['TRUSTED_PROXIES', 'everybody'],
    ['OFFLINE', 'never'],
  ])('refuses %s=%s in one line', async (name, value) => {
    const { status, errors } = await runScript('scripts/run/up.sh', { [name]: value });
    expect(status).toBe(1);
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`make up: ${name} is '${value}'`)]);
  });

  it.each([
    ['no engine responds', { FAILS: 'info' }, 'ENGINE=docker, but no Docker engine answers'],
    [
      'no engine responds on a host other than Debian and Ubuntu',
      { ENGINE: 'auto', FAILS: 'info' },
      'no Docker engine answers, and without Docker make up runs on Debian and Ubuntu alone',
    ],
    [
      'the containers are those of another checkout, which it does not change',
      { OTHER: '/srv/another\n' },
      'the containers of everywhere belong to /srv/another: stop them there, or choose another COMPOSE_PROJECT_NAME=…',
    ],
  ])('reports that %s', async (_, change, message) => {
    const { status, errors } = await runScript('scripts/run/up.sh', change);
    expect([status, errors]).toEqual([1, `make up: ${message}\n`]);
    expect((await calls()).filter((call) => /^compose .*(up|down)/.test(call))).toEqual([]);
  });
});

const scripts = ['run/up', 'run/down', 'run/logs', 'lib/settings', 'lib/running', 'lib/engine'];

it.each<[host: string, lacking: RegExp]>([
  ['bash 3.2, as on macOS', /\b((declare|local|typeset) -[a-zA-Z]*[An]|mapfile|readarray|coproc|wait -n\b)|\[\[ -v /],
  ['BusyBox and macOS', /\b(sort -V|grep -[a-z]*P|sed -r|sed -i|readlink -f|realpath -m|date -d|cp --)\b/],
])('the scripts of the Docker way use nothing that is lacking in %s', (_, lacking) => {
  const lines = scripts.flatMap((script) => source(`scripts/${script}.sh`).split('\n'));
  expect(lines.filter((line) => lacking.test(line))).toEqual([]);
});
