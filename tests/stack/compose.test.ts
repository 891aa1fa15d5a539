import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { commands } from '../unit/support/firstPage';
import { type Stack, say, stackOn, whatDockerLacks } from './support';

const lacks = whatDockerLacks();

describe.skipIf(lacks !== '')(lacks ? `the stack (skipped: ${lacks})` : 'the stack', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = stackOn(await freePort(), await freePort(), {
      RELEASE_VERSION: '1.2.3',
      RELEASE_REVISION: 'abc123',
      PROMETHEUS_PORT: `${await freePort()}`,
    });
    await stack.compose('build');
    await stack.compose('up', '--detach', '--wait', '--wait-timeout', '120');
  });
  afterAll(async () => {
    await stack.compose('down', '--volumes', '--timeout', '5');
    await stack.removeImages();
  });

  it('has only files for serving in the web image', async () => {
    const look =
      'command -v node npm gcc || true; find /opt/site -name ".*" -o -name node_modules -o -name "*.ts" -o -name "*.map.json"; find /var/cache/apt /var/lib/apt/lists -type f';
    expect(await stack.compose('exec', '--no-TTY', 'web', 'sh', '-c', look)).toBe('');
  });

  it('has images with the name of its project, and the release in their labels', async () => {
    const format = ['--format', '{{json .Config.Labels}}'];
    const labels = await say('docker', 'image', 'inspect', ...format, `${stack.project}/web`);
    expect(JSON.parse(labels)).toMatchObject({
      'org.opencontainers.image.version': '1.2.3',
      'org.opencontainers.image.revision': 'abc123',
      // Empty where there is no Git.
      'org.opencontainers.image.created': '',
      'org.opencontainers.image.source': '',
    });
  });

  it('has a Prometheus, with the profile observability, that scrapes nginx and evaluates the alerts', async () => {
    const observability = (...args: readonly string[]) => stack.compose('--profile', 'observability', ...args);
    await observability('up', '--detach', '--build', '--no-deps', '--wait', '--wait-timeout', '120', 'prometheus');
    try {
      const prometheus = `http://${await observability('port', 'prometheus', '9090')}/api/v1`;
      const result = async (path: string) => (await (await fetch(`${prometheus}/${path}`)).json()).data;
      const used = async () =>
        (await result('query?query=site_memory_bytes/site_memory_limit_bytes')).result[0]?.value[1];
      await expect.poll(async () => Number(await used()), { interval: 500 }).toBeGreaterThan(0.01);
      const rules = (await result('rules')).groups.flatMap(({ rules: own }: { rules: { name: string }[] }) => own);
      expect(rules.map(({ name }: { name: string }) => name)).toContain('InquiryLost');
    } finally {
      await observability('rm', '--stop', '--force', 'prometheus');
      await say('docker', 'rmi', `${stack.project}/prometheus`);
    }
  });

  it('starts and serves pages while the inquiry service is down, and answers the first page of operations', async () => {
    await stack.compose('stop', '--timeout', '5', 'mock-inquiry-api');
    await stack.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', '--wait-timeout', '60', 'web');
    expect((await fetch(stack.siteUrl)).status).toBe(200);

    const endpoint = `${stack.siteUrl}/api/Inquiry/AddCryoCustomerInquiry`;
    expect((await fetch(endpoint, { method: 'POST', body: '{}' })).status).toBe(502);
    const image = (await stack.compose('config', '--images')).split('\n').find((name) => name.endsWith('/web')) ?? '';
    await say('docker', 'tag', image, `${image}:previous`);
    // The certificate is asked for where there is one (frontDoor.test.ts).
    const asked = commands.compose.filter((command) => !command.includes('TLS_CERTIFICATE'));
    expect(asked.length).toBe(commands.compose.length - 1);
    for (const command of asked) {
      const ours = command.replaceAll('medical-coolers/web', image);
      const output = await stack.shell(ours);
      if (ours.startsWith('grep')) expect(output, ours).toMatch(/"path":"\/api\/[^"]*".*"status":502/);
      if (ours.includes(' ps ')) expect(output, ours).toContain('(healthy)');
      if (ours.includes(' images ')) expect(output, ours).toContain(image);
    }
    await say('docker', 'rmi', `${image}:previous`);
    expect((await fetch(`${stack.siteUrl}/readyz`)).status).toBe(200);
  });
});
