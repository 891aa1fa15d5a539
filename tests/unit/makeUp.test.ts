import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { hasOpenssl, makeCertificate } from '../nginx/support/certificate';

const root = resolve(import.meta.dirname, '../..');
/** Nothing here may depend on the tester's own settings, or end what the tester has running. */
const settings = { ENGINE: 'native', SITE_PORT: '', MOCK_PORT: '', BIND_ADDRESS: '127.0.0.1', INQUIRY_HOST: '' };

let runDir: string;
beforeEach(async () => {
  runDir = await mkdtemp(join(tmpdir(), 'run-'));
  settings.SITE_PORT = `${await freePort()}`;
  do settings.MOCK_PORT = `${await freePort()}`;
  while (settings.MOCK_PORT === settings.SITE_PORT);
});
afterEach(() => rm(runDir, { recursive: true }));

/** Runs a script of the repository; gives its exit status and what it said. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ status: number; output: string; errors: string }>((done) => {
    const options = { cwd: root, env: { ...process.env, ...settings, SITE_RUN_DIR: runDir, ...env }, timeout: 30_000 };
    const child = execFile(command, args, options, (_, output, errors) =>
      done({ status: child.exitCode ?? -1, output, errors }),
    );
  });
}
const up = (env: Record<string, string>) => run('scripts/run/up.sh', [], env);
const down = () => run('scripts/run/down.sh', []);

describe('make dev', () => {
  it('refuses a MOCK_PORT on which another process listens', async () => {
    const other = createHttpServer((_, response) => response.end('{}'));
    await new Promise<void>((done) => other.listen(Number(settings.MOCK_PORT), '127.0.0.1', done));
    try {
      const { status, errors } = await run('scripts/run/dev.sh', []);
      expect({ status, errors: errors.trim() }).toEqual({
        status: 1,
        errors: `make dev: MOCK_PORT is '${settings.MOCK_PORT}': another process listens there; set MOCK_PORT to a free port`,
      });
    } finally {
      await new Promise((done) => other.close(done));
    }
  });
});

describe('make up', () => {
  it.each([
    ['SITE_PORT', 'abc', 'want a number from 1 to 65535'],
    ['SITE_PORT', '0', 'want a number from 1 to 65535'],
    ['SITE_PORT', '65536', 'want a number from 1 to 65535'],
    ['MOCK_PORT', '80 81', 'want a number from 1 to 65535'],
    ['ENGINE', 'podman', 'want auto, docker or native'],
    ['BIND_ADDRESS', 'localhost', 'want an IP address'],
    ['INQUIRY_HOST', 'api.example.com', 'want http:// or https://'],
    ['INQUIRY_HOST', 'https://api.example.com/', 'not even a slash'],
    ['INQUIRY_HOST', 'https://api.example.com/v1', 'not even a slash'],
    ['INQUIRY_HOST', 'ftp://api.example.com', 'want http:// or https://'],
    ['INQUIRY_HOST', 'https://api.example.com;x', 'want http:// or https://'],
    ['COMPOSE_PROJECT_NAME', 'Medical Coolers', 'want lower-case letters'],
    ['COMPOSE_PROJECT_NAME', '../coolers', 'want lower-case letters'],
  ])('refuses %s=%s in one line that names it, and starts nothing', async (name, value, wants) => {
    const { status, output, errors } = await up({ [name]: value });
    expect(status).toBe(1);
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`make up: ${name} is '${value}': `)]);
    expect(errors).toContain(wants);
    expect(output).toBe('');
    expect(await readdir(runDir)).toEqual(['lock']);
  });

  describe.skipIf(!hasOpenssl)('with a certificate', () => {
    let certificate: Record<string, string>;
    beforeEach(() => {
      const [cert, key] = [join(runDir, 'cert.pem'), join(runDir, 'key.pem')];
      makeCertificate(cert, key, ['DNS:localhost']);
      certificate = { TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_FOLDER: runDir };
    });
    const script = '. scripts/lib/settings.sh; read_settings; check_settings';
    const judge = (env: Record<string, string>) => run('bash', ['--norc', '-euc', script], { ...certificate, ...env });

    it.each([
      ['SITE_PORT', { SITE_PORT: '9443', TLS_PORT: '9443' }],
      ['SITE_PORT', { SITE_PORT: '8443' }],
      ['MOCK_PORT', { MOCK_PORT: '9443', TLS_PORT: '9443' }],
    ])('wants a port of its own for HTTPS: not that of %s, %j', async (name, ports: Record<string, string>) => {
      const { status, errors } = await judge(ports);
      expect([status, errors]).toEqual([
        1,
        `make up: TLS_PORT and ${name} are both '${ports[name]}': want two different ports\n`,
      ]);
    });

    it('takes nginx’s usual port for HTTPS where the site has another', async () => {
      expect(await judge({ SITE_PORT: '9000', TLS_PORT: '8080' })).toMatchObject({ status: 0, errors: '' });
    });

    it('names a port for HTTPS that is taken, and starts nothing', async () => {
      const other = createServer();
      await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
      const { port } = other.address() as { port: number };
      const { status, output, errors } = await up({ ...certificate, TLS_PORT: `${port}` });
      await new Promise((done) => other.close(done));
      expect([status, output]).toEqual([1, '']);
      expect(errors).toBe(
        `make up: port ${port} is taken by another program: stop it, or choose another port with TLS_PORT=…\n`,
      );
    });

    it.each(['/nowhere', 'relative'])('refuses a TLS_FOLDER that has not both files: %s', async (folder) => {
      const { status, errors } = await judge({ TLS_FOLDER: folder });
      expect([status, errors]).toEqual([
        1,
        `make up: TLS_FOLDER is '${folder}': want the folder of TLS_CERTIFICATE and TLS_KEY\n`,
      ]);
    });
  });

  it('names every bad setting at once', async () => {
    const { errors } = await up({ SITE_PORT: 'x', MOCK_PORT: 'y', INQUIRY_HOST: 'z' });
    expect(errors.match(/^make up: \w+/gm)).toEqual([
      'make up: SITE_PORT',
      'make up: MOCK_PORT',
      'make up: INQUIRY_HOST',
    ]);
  });

  it('wants two different ports', async () => {
    const { status, errors } = await up({ MOCK_PORT: settings.SITE_PORT });
    expect(status).toBe(1);
    expect(errors).toContain(`SITE_PORT and MOCK_PORT are both '${settings.SITE_PORT}'`);
  });

  it.each(['0.0.0.0', '192.0.2.1', '[::]'])(
    'refuses to send the inquiries of others to the mock: %s',
    async (address) => {
      const { status, output, errors } = await up({ BIND_ADDRESS: address });
      expect(status).toBe(1);
      expect(errors).toBe(
        `make up: BIND_ADDRESS is '${address}', which others reach, and INQUIRY_HOST is not set: the mock is for this host alone\n`,
      );
      expect(output).toBe('');
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '[::1]'])('takes the mock where nobody else comes: %s', async (address) => {
    const script = '. scripts/lib/settings.sh; read_settings; check_settings';
    expect(await run('bash', ['--norc', '-euc', script], { BIND_ADDRESS: address })).toMatchObject({
      status: 0,
      errors: '',
    });
  });

  it('says that ENGINE=docker cannot be had where no engine answers', async () => {
    const { status, errors } = await up({
      ENGINE: 'docker',
      DOCKER_HOST: 'tcp://127.0.0.1:1',
    });
    expect(status).toBe(1);
    expect(errors).toMatch(
      /^make up: ENGINE=docker, but (there is no docker on this host|no Docker engine answers)\n$/,
    );
  });

  it('refuses an address that is not this host’s', async () => {
    // Set aside for documentation: no host has it.
    const { status, errors } = await up({ BIND_ADDRESS: '192.0.2.1', INQUIRY_HOST: 'https://api.example.com' });
    expect(status).toBe(1);
    expect(errors).toBe("make up: BIND_ADDRESS is '192.0.2.1', which is no address of this host\n");
  });

  describe('with a port taken by another program', () => {
    let other: Server;
    let port: string;
    beforeEach(async () => {
      other = createServer();
      await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
      port = String((other.address() as { port: number }).port);
    });
    afterEach(() => new Promise((done) => other.close(done)));

    it.each(['SITE_PORT', 'MOCK_PORT'])('names it and %s, and starts nothing', async (name) => {
      const { status, errors } = await up({ [name]: port });
      expect(status).toBe(1);
      expect(errors).toBe(
        `make up: port ${port} is taken by another program: stop it, or choose another port with ${name}=…\n`,
      );
      expect(await readdir(runDir)).toEqual(['lock']);
    });
  });
});

describe('the log of a process', () => {
  // nginx writes its access log to /dev/stdout, which it opens anew, and its errors to the descriptor it was given.
  it('keeps what the process opens anew beside what it writes to standard error, and no earlier run', async () => {
    await writeFile(join(runDir, 'web.log'), 'of an earlier run\n');
    const words = 'echo access >>/dev/stdout; echo error >&2; echo again >>/dev/stdout';
    await run('bash', ['--norc', '-euc', `. scripts/lib/running.sh; start_process web sh -c '${words}'; wait`]);
    expect(await readFile(join(runDir, 'web.log'), 'utf8')).toBe('access\nerror\nagain\n');
  });
});

describe('make down', () => {
  let stranger: ChildProcess;
  beforeEach(() => {
    stranger = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  });
  afterEach(() => {
    stranger.kill('SIGKILL');
  });
  const startOf = async (pid: number) => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[19];

  it('ends a process that make up started', async () => {
    const ended = new Promise((done) => stranger.once('exit', (_, signal) => done(signal)));
    await writeFile(join(runDir, 'web.pid'), `${stranger.pid} ${await startOf(stranger.pid ?? 0)}\n`);
    expect(await down()).toMatchObject({ status: 0, output: 'Stopping web\n' });
    expect(await ended).toBe('SIGTERM');
    expect(await readdir(runDir)).toEqual(['lock']);
  });

  it('leaves a stranger alone that was given the same process id later', async () => {
    await writeFile(join(runDir, 'web.pid'), `${stranger.pid} 1\n`);
    expect(await down()).toMatchObject({ status: 0, output: '' });
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    expect(await readdir(runDir)).toEqual(['lock']);
  });

  it('has nothing to say where nothing runs', async () => {
    expect(await down()).toEqual({ status: 0, output: '', errors: '' });
  });
});

describe('the settings in .env', () => {
  const read = async (text: string, names: readonly string[], env: Record<string, string> = {}) => {
    const file = join(runDir, 'env');
    await writeFile(file, text);
    const tell = names.map((name) => `echo "${name}=\${${name}-unset}"`).join('; ');
    const script = `. scripts/lib/settings.sh; unset SITE_PORT BIND_ADDRESS; ${Object.entries(env)
      .map(([name, value]) => `${name}=${value};`)
      .join('')} read_env_file "$1"; ${tell}`;
    return (await run('bash', ['--norc', '-euc', script, 'bash', file])).output.trim().split('\n');
  };

  it('are read with or without quotes, comments and export', async () => {
    const text = `# SITE_PORT=1\nexport SITE_PORT=9000 # mine\nSITE_NAME="Cold & Co # 1"\nSITE_ADDRESS='1 Way, $HOME'\nSITE_PHONE=+1 800 555 0100`;
    expect(await read(text, ['SITE_PORT', 'SITE_NAME', 'SITE_ADDRESS', 'SITE_PHONE'])).toEqual([
      'SITE_PORT=9000',
      'SITE_NAME=Cold & Co # 1',
      'SITE_ADDRESS=1 Way, $HOME',
      'SITE_PHONE=+1 800 555 0100',
    ]);
  });

  it('give way to the environment, and never set what is no setting', async () => {
    const text = 'SITE_PORT=9000\nPATH=/nowhere\nBIND_ADDRESS=0.0.0.0';
    expect(await read(text, ['SITE_PORT', 'BIND_ADDRESS'], { SITE_PORT: '7000' })).toEqual([
      'SITE_PORT=7000',
      'BIND_ADDRESS=0.0.0.0',
    ]);
    expect(await read(text, ['PATH'])).not.toEqual(['PATH=/nowhere']);
  });

  it('are never run', async () => {
    const text = 'SITE_NAME=$(touch "$SITE_RUN_DIR/run")`touch "$SITE_RUN_DIR/run"`\ntouch "$SITE_RUN_DIR/run"';
    await read(text, ['SITE_NAME']);
    expect(await readdir(runDir)).toEqual(['env']);
  });
});
