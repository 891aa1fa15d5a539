/** Drives the Compose file on a real engine, under a project name of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** The reason why this host cannot start the stack, as `make up` reports it, or an empty string. */
export function whatDockerLacks(): string {
  const script = '. scripts/lib/engine.sh; what_docker_lacks || true';
  return execFileSync('bash', ['--norc', '-uc', script], { cwd: root, encoding: 'utf8' }).trim();
}

/** The standard output of a command with these variables. Rejects with its error output when it fails. */
async function sayWith(env: NodeJS.ProcessEnv, command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env, maxBuffer: 2 ** 26 });
  return stdout.trim();
}
export const say = (command: string, ...args: readonly string[]) => sayWith(process.env, command, ...args);

/** Variables that Vitest sets in its workers, which a build by `make up` must not have. */
const ofVitest = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST\w*)$/;

/** The tester's environment with every setting of .env.example empty, which means its default. */
function withoutOwnSettings(): NodeJS.ProcessEnv {
  const settings = readFileSync(resolve(root, '.env.example'), 'utf8').matchAll(/^#([A-Z_]+)=/gm);
  const kept = [
    'COMPOSE_PROJECT_NAME',
    'EXTRA_CA_CERTS',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NODE_IMAGE',
    'NO_PROXY',
    'NPMRC',
    'RUNTIME_IMAGE',
  ];
  const names = [...settings].map(([, name = '']) => name).filter((name) => !kept.includes(name));
  const environment = Object.entries(process.env).filter(([name]) => !ofVitest.test(name));
  return Object.fromEntries([...environment, ...names.map((name) => [name, ''] as const)]);
}

export type Stack = ReturnType<typeof stackOn>;

/** A stack on the given ports with these settings. All others have their default, whatever the tester's own are. */
export function stackOn(sitePort: number, mockPort: number, settings: Readonly<Record<string, string>> = {}) {
  const project = `medical-coolers-test-${process.pid}`;
  const env = {
    ...withoutOwnSettings(),
    COMPOSE_PROJECT_NAME: project,
    SITE_PORT: `${sitePort}`,
    MOCK_PORT: `${mockPort}`,
    ...settings,
    EXTRA_CA_CERTS: process.env.EXTRA_CA_CERTS ?? process.env.NODE_EXTRA_CA_CERTS ?? '',
  };
  const compose = async (...args: readonly string[]) => {
    const all = ['compose', '--env-file', '/dev/null', '--progress', 'plain', '-p', project, ...args];
    const output = sayWith(env, 'docker', ...all);
    // The reason of a failed build is at the end of its output; Compose's error has the step alone.
    output.catch(({ stdout, stderr }) => args[0] === 'build' && console.error(`${stdout}\n${stderr}`.slice(-6000)));
    return output;
  };
  return {
    project,
    siteUrl: `http://127.0.0.1:${sitePort}`,
    mockUrl: `http://127.0.0.1:${mockPort}`,
    /** Runs `docker compose …` for this stack and returns its standard output. */
    compose,
    /** Runs a command line in Bash as an operator of this stack would, and returns its standard output. */
    shell: (command: string) => sayWith(env, 'bash', '--norc', '-c', command),
    /** Removes the images that were built under the name of the project. */
    removeImages: () => say('docker', 'image', 'rm', '--force', `${project}/web`, `${project}/mock-inquiry-api`),
  };
}
