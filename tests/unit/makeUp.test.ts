import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { hasOpenssl, makeCertificateIn } from '../nginx/support/certificate';
import { emptyFolder, folder, standIn, standInsFirst } from './support/folder';
import { run, source } from './support/run';

/** Set in every test, so that the tester's own settings and running processes have no effect. */
const settings = {
  ENGINE: 'native',
  SITE_PORT: '',
  MOCK_PORT: '',
  DEV_PORT: '',
  BIND_ADDRESS: '127.0.0.1',
  INQUIRY_HOST: '',
};

emptyFolder();
beforeEach(async () => {
  settings.SITE_PORT = `${await freePort()}`;
  settings.MOCK_PORT = `${await freePort()}`;
  settings.DEV_PORT = `${await freePort()}`;
});

type Settings = Readonly<Record<string, string>>;

const runWith = (command: string, args: readonly string[], env: Settings = {}) =>
  run(command, args, { ...process.env, ...settings, SITE_RUN_DIR: folder, ...env });
const bash = (script: string, env: Settings = {}, ...args: readonly string[]) =>
  runWith('bash', ['--norc', '-euc', script, 'bash', ...args], env);
const up = (env: Settings) => runWith('scripts/run/up.sh', [], env);
const down = () => runWith('scripts/run/down.sh', []);
/** The check of the settings alone, as make up runs it first. */
const check = (env: Settings) => bash('. scripts/lib/settings.sh; read_settings; check_settings up', env);

/** Another process that answers HTTP on this port. */
async function listenOn(port: number) {
  const other = createServer((_, response) => response.end('{}')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  return other;
}

const withCertificate = (): Settings => ({ ...makeCertificateIn(folder, ['DNS:localhost']), TLS_FOLDER: folder });

/** Environment in which a shell command stands for Vite's server. */
async function withServer(command: string): Promise<Settings> {
  await standIn('node', `case $1 in */.bin/vite) ${command} ;; *) exec '${process.execPath}' "$@" ;; esac`);
  return standInsFirst();
}

it('make dev starts no mock where inquiries go to INQUIRY_HOST, and says so', async () => {
  const env = { ...(await withServer('echo "vite $2"')), INQUIRY_HOST: 'https://api.example.com' };
  const { status, output } = await runWith('scripts/run/dev.sh', [], env);
  expect([status, output]).toEqual([0, 'Inquiries go to https://api.example.com, not to the mock.\nvite dev\n']);
});

it('make dev refuses a MOCK_PORT on which another process listens, also beside a mock of make up on another port', async () => {
  const { MOCK_PORT } = settings;
  await using _other = await listenOn(Number(MOCK_PORT));
  const mock =
    '. scripts/lib/running.sh; echo "$$ $(start_time $$)" >"$run_dir/mock.pid"; echo " 1 2 " >"$run_dir/ports"';
  const { status, errors } = await bash(`${mock}; scripts/run/dev.sh`);
  const fault = `MOCK_PORT is '${MOCK_PORT}': another process listens there; set MOCK_PORT to a free port`;
  expect([status, errors.trim()]).toEqual([1, `make dev: ${fault}`]);
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 143],
] as const)('make dev ends its server and its mock on %s to itself alone', async (signal, status) => {
  const listen = `require('http').createServer((_, response) => response.end()).listen(process.env.DEV_PORT, '127.0.0.1')`;
  const env = { ...(await withServer(`exec '${process.execPath}' -e "${listen}"`)), SITE_RUN_DIR: folder };
  const dev = spawn('bash', ['scripts/run/dev.sh'], {
    env: { ...process.env, ...settings, ...env },
    stdio: 'ignore',
    detached: true,
  });
  onTestFailed(() => {
    process.kill(-(dev.pid ?? 0), 'SIGKILL');
  });
  const ended = once(dev, 'exit');
  const patient = { timeout: 30_000 };
  const answering = () =>
    Promise.all(
      [settings.DEV_PORT, settings.MOCK_PORT].map((port) =>
        fetch(`http://127.0.0.1:${port}`).then(
          () => true,
          () => false,
        ),
      ),
    );
  await expect.poll(answering, patient).toEqual([true, true]);
  dev.kill(signal);
  await expect.poll(answering, patient).toEqual([false, false]);
  expect(await ended).toEqual([status, null]);
});

it('make bench refuses settings that are wrong before it builds, in a line each', async () => {
  const { status, output, errors } = await run('make', ['bench'], {
    PATH: process.env.PATH,
    ONLY: 'foo,pages',
    ROUNDS: '0',
    SITE: '/nowhere',
  });
  const faults = [
    "ONLY names 'foo': the sections are pages, navigation, slow, lighthouse, server, growth",
    "ROUNDS is '0': expected 1 or more",
    "SITE is '/nowhere': it has no index.html",
  ];
  expect([status, output]).toEqual([2, '']);
  expect(errors).toContain(faults.map((fault) => `make bench: ${fault}\n`).join(''));
});

it('make dev refuses what make up refuses, and the port of the mock as its own', async () => {
  const { DEV_PORT } = settings;
  const { status, errors } = await runWith('scripts/run/dev.sh', [], { MOCK_PORT: DEV_PORT, SITE_PORT: 'abc' });
  const faults = [
    "SITE_PORT is 'abc': want a number from 1 to 65535",
    `DEV_PORT and MOCK_PORT are both '${DEV_PORT}': want two different ports`,
  ];
  expect([status, errors]).toEqual([1, faults.map((fault) => `make dev: ${fault}\n`).join('')]);
});

describe('the check of the settings', () => {
  /** Checks each value of a setting in a shell of its own, all started by one bash. Returns a line for each. */
  const checkEach = async (name: string, values: readonly string[]) => {
    const each = `for value; do (export ${name}="$value"; read_settings; check_settings up) 2>&1 || true; echo ; done`;
    const { output } = await bash(`. scripts/lib/settings.sh; ${each}`, {}, ...values);
    return output.slice(0, -1).split('\n\n');
  };
  const isPort = 'want a number from 1 to 65535';
  const isOrigin = 'want http:// or https://';
  const isFile = 'want the absolute path of a file that can be read';
  it.each([
    ['SITE_PORT', ['abc', '0', '65536'], isPort],
    ['DEV_PORT', ['abc', '65536'], isPort],
    ['ENGINE', ['podman'], 'want auto, docker or native'],
    ['BIND_ADDRESS', ['localhost', '[1:2:3]'], 'want an IP address'],
    ['INQUIRY_HOST', ['api.example.com', 'ftp://api.example.com', 'https://api.example.com;x'], isOrigin],
    ['INQUIRY_HOST', ['https://api.example.com/', 'https://api.example.com/v1'], 'not even a slash'],
    ['PROMETHEUS_PORT', ['abc'], isPort],
    ['COMPOSE_PROJECT_NAME', ['Medical Coolers', '../coolers'], 'want lower-case letters'],
    ['BIND_ADDRESS', ['0.0.0.0', '192.0.2.1', '[::]'], 'INQUIRY_HOST is not set: the mock is for this host alone'],
  ])('refuses %s=%j in one line that names it and says what is wanted', async (name, values, reason) => {
    const lines = await checkEach(name, values);
    expect(lines).toEqual(values.map((value) => expect.stringContaining(`make up: ${name} is '${value}'`)));
    for (const line of lines) expect(line.trim()).toMatch(new RegExp(`^.*${reason}.*$`));
  });

  it.each(['127.0.0.2', '[::1]'])('accepts the mock for a loopback address: %s', async (address) => {
    expect(await check({ BIND_ADDRESS: address })).toMatchObject({ status: 0, errors: '' });
  });

  it.skipIf(!hasOpenssl).each<[Settings, string]>([
    [{ SITE_PORT: '9443', MOCK_PORT: '9443' }, "SITE_PORT and MOCK_PORT are both '9443': want two different ports"],
    [{ SITE_PORT: '8443' }, "TLS_PORT and SITE_PORT are both '8443': want two different ports"],
    [{ MOCK_PORT: '9443', TLS_PORT: '9443' }, "TLS_PORT and MOCK_PORT are both '9443': want two different ports"],
    [{ TLS_FOLDER: '/nowhere' }, "TLS_FOLDER is '/nowhere': want the folder of TLS_CERTIFICATE and TLS_KEY"],
    [{ TLS_FOLDER: 'relative' }, "TLS_FOLDER is 'relative': want the folder of TLS_CERTIFICATE and TLS_KEY"],
    [{ TLS_CERTIFICATE: 'README.md', TLS_FOLDER: '' }, `TLS_CERTIFICATE is 'README.md': ${isFile}`],
    [{ TLS_KEY: '/etc/nowhere/a.pem', TLS_FOLDER: '' }, `TLS_KEY is '/etc/nowhere/a.pem': ${isFile}`],
  ])('refuses, with a certificate, %j: %s', async (bad, fault) => {
    const errors = `make up: ${fault}\n`;
    expect(await check({ ...withCertificate(), ...bad })).toEqual({ status: 1, output: '', errors });
  });
});

describe('make up', () => {
  it.each(['BIND_ADDRESS', 'METRICS_ADDRESS'])('refuses an address that this host does not have: %s', async (name) => {
    const METRICS_PORT = `${await freePort()}`;
    // Reserved for documentation, so that no host has it.
    const env = { [name]: '192.0.2.1', METRICS_PORT, INQUIRY_HOST: 'https://api.example.com' };
    const { status, errors } = await up(env);
    expect([status, errors]).toEqual([1, `make up: ${name} is '192.0.2.1', which is no address of this host\n`]);
  });

  it.each(['SITE_PORT', 'MOCK_PORT', 'METRICS_PORT', ...(hasOpenssl ? ['TLS_PORT'] : [])])(
    'names a port that another program uses and %s, and starts nothing',
    async (name) => {
      const port = await freePort();
      const tls = name === 'TLS_PORT' ? withCertificate() : {};
      // No engine is asked: this one would not answer.
      const engine = name === 'METRICS_PORT' ? {} : { ENGINE: 'docker', DOCKER_HOST: 'tcp://127.0.0.1:1' };
      await using _other = await listenOn(port);
      const { status, output, errors } = await up({ ...tls, ...engine, [name]: `${port}` });
      expect([status, output]).toEqual([1, '']);
      expect(errors).toBe(
        `make up: port ${port} is taken by another program: stop it, or choose another port with ${name}=…\n`,
      );
      expect((await readdir(folder)).filter((file) => !file.endsWith('.pem'))).toEqual(['lock']);
    },
  );
});

/** What Node prints for a user who may not listen on a port. */
const refusal = 'echo EACCES';

it('make up refuses a port that this user may not listen on, and starts nothing', async () => {
  await standIn('node', refusal);
  const { status, output, errors } = await up(standInsFirst());
  const fault = `port ${settings.SITE_PORT} is not for this user: choose one from 1024 on with SITE_PORT=…, or run as root`;
  expect([status, output, errors]).toEqual([1, '', `make up: ${fault}\n`]);
  // An nginx with a capability of its own may.
  await standIn('getcap', 'echo "$1 cap_net_bind_service=ep"');
  expect((await up(standInsFirst())).errors).toContain('with MOCK_PORT=…');
});

// nginx opens /dev/stdout again for its access log, and writes errors to the inherited descriptor.
it('the log of a process has the output of both descriptors, and of the last run alone', async () => {
  await writeFile(join(folder, 'web.log'), 'of an earlier run\n');
  const words = 'echo access >>/dev/stdout; echo error >&2; echo again >>/dev/stdout';
  await bash(`. scripts/lib/running.sh; start_process web sh -c '${words}'; wait`);
  expect(await readFile(join(folder, 'web.log'), 'utf8')).toBe('access\nerror\nagain\n');
});

it('a process that cannot be recorded is ended', async () => {
  const script = '. scripts/lib/running.sh; mkdir "$run_dir/web.pid"; start_process web sleep 300 || echo failed; wait';
  expect(await bash(script)).toMatchObject({ status: 0, output: 'failed\n' });
});

describe('a recorded process', () => {
  let stranger: ChildProcess;
  beforeEach(() => {
    stranger = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  });
  afterEach(() => {
    stranger.kill('SIGKILL');
  });
  const record = (start = 'start_time "$1"', name = 'web') =>
    bash(`. scripts/lib/running.sh; echo "$1 $(${start})" >"$run_dir/${name}.pid"`, {}, `${stranger.pid}`);

  // nginx finishes its requests on SIGQUIT alone.
  it.each([
    ['web', 'SIGQUIT', 50],
    ['mock', 'SIGTERM', 10],
  ])('is ended by make down: %s by %s', async (name, signal, seconds) => {
    const ended = new Promise((done) => stranger.once('exit', (_, by) => done(by)));
    await record(undefined, name);
    const output = `Stopping ${name} once its requests are finished (at most ${seconds} s)\n`;
    expect(await down()).toMatchObject({ status: 0, output });
    expect(await ended).toBe(signal);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('has little time where make up is interrupted', async () => {
    await record();
    // The script without its last line, which runs it.
    const script = `cd() { :; }; eval "$(sed '$d' scripts/run/up.sh)"; is_between=yes; kill -INT $$`;
    const output = 'Stopping web once its requests are finished (at most 5 s)\n';
    expect(await bash(script)).toMatchObject({ status: 130, output });
  });

  const three = /^make up: SITE_PORT .*\nmake up: MOCK_PORT .*\nmake up: INQUIRY_HOST .*\n$/;
  it.each<[Settings, errors: RegExp]>([
    [{ SITE_PORT: 'x', MOCK_PORT: 'y', INQUIRY_HOST: 'z' }, three],
    [{ SITE_ORIGIN: 'coolers' }, /SITE_ORIGIN="coolers"/],
    [{ RESOLVER: 'a b', INQUIRY_CA: '/missing' }, /INQUIRY_CA is[\s\S]*RESOLVER has/],
  ])('is left running by make up where settings are invalid, which names all of them: %j', async (invalid, names) => {
    await record();
    const { status, output, errors } = await up(invalid);
    expect([status, errors]).toEqual([1, expect.stringMatching(names)]);
    expect(output).not.toContain('Stopping');
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    expect(await readdir(folder)).toEqual(['lock', 'web.pid']);
  });

  it('is not ended if another process has its id now', async () => {
    await record('echo 1');
    expect(await down()).toMatchObject({ status: 0, output: '' });
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    expect(await readdir(folder)).toEqual(['lock']);
  });
});

describe('the settings in .env', () => {
  const read = async (text: string, names: readonly string[], env: Settings = {}) => {
    const file = join(folder, 'env');
    await writeFile(file, text);
    const set = Object.entries(env).map(([name, value]) => `${name}=${value};`);
    const print = names.map((name) => `echo "${name}=\${${name}-unset}"`);
    const script = `. scripts/lib/settings.sh; unset SITE_PORT BIND_ADDRESS; ${set.join('')} read_env_file "$1"; ${print.join('; ')}`;
    return (await bash(script, {}, file)).output.trim().split('\n');
  };

  it('are read with or without quotes, comments and export, and never executed', async () => {
    const command = '$(touch "$SITE_RUN_DIR/run")`touch "$SITE_RUN_DIR/run"`';
    const text = `# SITE_PORT=1\nexport SITE_PORT=9000 # mine\nSITE_NAME="Cold & Co # 1"\nSITE_ADDRESS='1 Way, $HOME'\nSITE_PHONE=+1 800 555 0100\nSITE_EMAIL=${command}\n${command}`;
    expect(await read(text, ['SITE_PORT', 'SITE_NAME', 'SITE_ADDRESS', 'SITE_PHONE', 'SITE_EMAIL'])).toEqual([
      'SITE_PORT=9000',
      'SITE_NAME=Cold & Co # 1',
      'SITE_ADDRESS=1 Way, $HOME',
      'SITE_PHONE=+1 800 555 0100',
      `SITE_EMAIL=${command}`,
    ]);
    expect(await readdir(folder)).toEqual(['env']);
  });

  it('have a lower priority than the environment, and are settings alone', async () => {
    const text = 'SITE_PORT=9000\nPATH=/nowhere\nBIND_ADDRESS=0.0.0.0';
    expect(await read(text, ['SITE_PORT', 'BIND_ADDRESS'], { SITE_PORT: '7000' })).toEqual([
      'SITE_PORT=7000',
      'BIND_ADDRESS=0.0.0.0',
    ]);
    expect(await read(text, ['PATH'])).not.toEqual(['PATH=/nowhere']);
  });
});

it.each([
  ['sbom', 'COMPOSE_PROJECT_NAME=second', 'second/web does not exist'],
  ['base-images', 'RUNTIME_IMAGE=own:1\nNODE_IMAGE=own:2', 'own:1 exists\nbase-images: own:2 exists'],
])('%s.sh reads .env too: %s', async (name, env, expected) => {
  // A checkout with this .env.
  await cp('scripts', join(folder, 'scripts'), { recursive: true });
  await cp('deploy/Dockerfile', join(folder, 'deploy/Dockerfile'));
  await writeFile(join(folder, '.env'), env);
  // No engine has the image of the site.
  await standIn('docker', 'case $* in *--format*) exit 1 ;; esac');
  await standIn('npm', 'true');
  const { status, output, errors } = await run(join(folder, `scripts/run/${name}.sh`), [], standInsFirst());
  expect([status, output + errors]).toEqual([0, expect.stringContaining(expected)]);
});

const program = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
const busybox = program('busybox');

/** What macOS has beside its bash. There is no timeout, flock, setsid, seq or realpath among them. */
const tools = `awk basename cat chmod cp cut date dirname env expr grep head id ls mkdir mktemp mv od printf ps pwd rm
  rmdir sed sh sleep sort tail tee test touch tr true uname uniq wc`.split(/\s+/);

/**
 * The scripts of `make up` where Docker runs the site, with BusyBox's tools, each of which macOS has as well. bash is the
 * host's; curl and docker are stand-ins, and docker writes its arguments to a file.
 */
const title = 'the Docker way of make up, with BusyBox’s tools';
describe.skipIf(busybox === '')(busybox ? title : `${title} (skipped: busybox is not installed)`, () => {
  let env: Record<string, string>;
  beforeEach(async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    for (const tool of tools) await symlink(busybox, join(bin, tool));
    await symlink(program('bash'), join(bin, 'bash'));
    const docker = 'echo "$*" >>"$CALLS"; case $* in "ps "*) printf %s "$OTHER" ;; "$FAILS") exit 1 ;; esac';
    await standIn('bin/docker', docker);
    await standIn('bin/curl', 'true');
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

  it('takes for its own the ports alone that Docker publishes, and lets Docker choose who may', async () => {
    const { SITE_PORT, MOCK_PORT } = env;
    const METRICS_PORT = `${await freePort()}`;
    await using _other = await listenOn(Number(METRICS_PORT));
    expect(await runScript('scripts/run/up.sh', { METRICS_PORT })).toMatchObject({ status: 0, errors: '' });
    expect(await readFile(join(folder, 'run/ports'), 'utf8')).toBe(` ${SITE_PORT} ${MOCK_PORT} \n`);
    await runScript('scripts/run/down.sh');
    await standIn('bin/node', refusal);
    expect(await runScript('scripts/run/up.sh')).toMatchObject({ status: 0, errors: '' });
  });

  it('leaves files for the container’s user alone to the container, as it does what this host has no openssl for', async () => {
    const files = { TLS_CERTIFICATE: join(folder, 'tls/a.pem'), TLS_KEY: join(folder, 'tls/key.pem') };
    const tls = { ...files, TLS_FOLDER: join(folder, 'tls'), TLS_PORT: `${await freePort()}` };
    await rm(join(folder, 'bin/ls'));
    // Stands for a folder that this user may not search.
    await standIn('bin/ls', 'echo "ls: $2: Permission denied" >&2; exit 1');
    expect(await runScript('scripts/run/up.sh', tls)).toMatchObject({ status: 0, errors: '' });
    await mkdir(tls.TLS_FOLDER);
    for (const file of Object.values(files)) await writeFile(file, '');
    expect(await runScript('scripts/run/up.sh', tls)).toMatchObject({ status: 0, errors: '' });
    const { status, errors } = await runScript('scripts/run/up.sh', { ...tls, TLS_KEY: '' });
    expect([status, errors]).toEqual([1, expect.stringContaining('make up: TLS_KEY is not set')]);
  });

  it('refuses what nginx refuses in a line each', async () => {
    const { status, errors } = await runScript('scripts/run/up.sh', { TRUSTED_PROXIES: 'everybody', OFFLINE: 'never' });
    const faults = ["TRUSTED_PROXIES is 'everybody'", "OFFLINE is 'never'"].map((fault) => `make up: ${fault}`);
    expect([status, errors.trim().split('\n').toSorted()]).toEqual([
      1,
      faults.toSorted().map((fault) => expect.stringContaining(fault)),
    ]);
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
      { OTHER: '/\n' },
      'the containers of everywhere belong to /: stop them there, or choose another COMPOSE_PROJECT_NAME=…',
    ],
    [
      'the containers are those of a checkout that is gone, and how to stop them',
      { OTHER: '/srv/another\n' },
      'the containers of everywhere belong to /srv/another: stop them with docker compose -p everywhere down, or choose another COMPOSE_PROJECT_NAME=…',
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
