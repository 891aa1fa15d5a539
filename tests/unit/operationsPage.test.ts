import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inquiryTexts } from '../../frontend/src/content/inquiry';
import { commands, firstPage } from './support/firstPage';
import { run, source } from './support/run';

const page = source('deploy/OPERATIONS.md');
/** The variables of builds are on another page. */
const pages = page + source('deploy/DOCKER.md');
/** The page with its line breaks as spaces. */
const words = page.replaceAll(/\s+/g, ' ');

/** The first groups of a pattern's matches, without duplicates. */
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

describe('the operations page', () => {
  const swarm = ['stack', 'inquiry-authority', 'observability'].map((name) => source(`deploy/swarm/${name}.yml`));
  const logFormats = source('nginx/http/logging.conf') + source('nginx/http/policy-reports.conf');
  it.each([
    ['variable of nginx', page, source('nginx/render.sh'), /\$\{([A-Z][A-Z_]+):-/g],
    ['variable of the container', page, source('deploy/web/entrypoint.sh'), /\$\{([A-Z][A-Z_]+):-/g],
    ['variable of .env.example', pages, source('.env.example'), /^#([A-Z_]+)=/gm],
    ['variable of the swarm, with its page', page + source('deploy/SWARM.md'), swarm.join(), /\$\{([A-Z_0-9]+)/g],
    ['field of both log formats', page, logFormats, /"([a-z_]+)":"?\$/g],
    ['alert, on its first page', firstPage, source('deploy/monitoring/alerts.yml'), /- alert: (\w+)/g],
  ])('has every %s', (_, text, file, pattern) => {
    const names = all(file, pattern);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('has the default of each variable of .env.example that is a word or a number', () => {
    const settings = [...source('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
    const rows = pages.split('\n').filter((line) => line.startsWith('| `'));
    // The default of TLS_PUBLIC_PORT is TLS_PORT.
    const plain = settings.filter(([, name, value]) => /^[\w.]+$/.test(value ?? '') && name !== 'TLS_PUBLIC_PORT');
    expect(plain.length).toBeGreaterThan(5);
    for (const [, name, value] of plain)
      expect(rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|')[2], name).toContain(value);
  });

  it('has every port of the images and of Compose', () => {
    const ports = [
      ...all(
        source('deploy/Dockerfile').replaceAll(/^EXPOSE (.*)$/gm, (_, list) => list.replaceAll(' ', '\nEXPOSE ')),
        /(?:^|EXPOSE )(\d{4})\b/gm,
      ),
      ...all(source('docker-compose.yml'), /:(\d{4})"$/gm),
    ];
    expect(ports).toEqual(expect.arrayContaining(['8081', '8080', '8443', '8082', '9090']));
    for (const port of ports) expect(page).toMatch(new RegExp(`^\\| .*${port}.* \\|`, 'm'));
  });

  it('says of a 502 what the form says', () => {
    const said = 'may have been received or not';
    expect(inquiryTexts.unconfirmed).toContain(said);
    expect(words).toContain(`The form tells the visitor that the inquiry ${said}`);
  });

  const [api, pod] = ['nginx/snippets/inquiry-api.conf', 'deploy/kubernetes/base/deployment.yaml'];
  const inWords: Readonly<Record<string, string>> = { 5: 'five', 10: 'ten' };
  // $ is the value in figures, # in words.
  it.each([
    [api, /proxy_connect_timeout (\d+)s;/, 'time: $ s to connect'],
    [api, /proxy_read_timeout (\d+)s;/, ', $ s to answer'],
    ['nginx/http/inquiry-api.conf', /zone=inquiries:1m rate=(\d+)r\/m;/, '# inquiries a minute'],
    [api, /zone=inquiries burst=(\d+) nodelay;/, 'burst of #'],
    [pod, /command: \[sleep, "(\d+)"\]/, 'given $ s for balancers'],
    [pod, /terminationGracePeriodSeconds: (\d+)/, '$ s in all to finish its requests'],
  ])('has the value in %s: %s as "%s"', (file, pattern, text) => {
    const value = pattern.exec(source(file))?.[1] ?? 'missing';
    expect(words).toContain(text.replace('$', value).replace('#', inWords[value] ?? value));
  });
});

describe('the first page', () => {
  const { compose, swarm, kubernetes } = commands;

  it('is the first 60 lines, with a command for each symptom and kind of deployment', () => {
    expect(firstPage.split('\n').length).toBeLessThanOrEqual(60);
    expect(page.split('\n').length).toBeLessThanOrEqual(300);
    for (const column of [compose, swarm, kubernetes]) expect(column.length).toBeGreaterThanOrEqual(9);
  });

  it('has a section for each that an alert names', () => {
    const sections = all(page, /^## (.*)$/gm).map((title) => title.toLowerCase().replaceAll(' ', '-'));
    expect(sections).toEqual(expect.arrayContaining(all(source('deploy/monitoring/alerts.yml'), /^ +at: (.*)$/gm)));
  });

  // Those of Compose and Swarm are run by the stack suite. kubectl reads a command in full before it connects.
  const hasKubectl = spawnSync('kubectl', ['--help'], { stdio: 'ignore' }).status === 0;
  it.skipIf(!hasKubectl).each(kubernetes)('has a command that kubectl understands: %s', async (command) => {
    const env = { ...process.env, KUBECONFIG: '/nowhere' };
    const { errors } = await run('bash', ['--norc', '-c', command], env);
    expect(errors).toMatch(/connection to the server localhost:8080 was refused|connect: connection refused/);
    expect(errors).not.toMatch(/unknown|syntax|must specify/i);
  });

  it('has the names of the manifests', () => {
    const base = source('deploy/kubernetes/base/deployment.yaml');
    for (const [, name] of kubernetes.join('\n').matchAll(/deployment[ /](\w+)/g))
      expect(base).toContain(`\n  name: ${name}\n`);
    for (const [, name] of kubernetes.join('\n').matchAll(/ -c (\w+)/g)) expect(base).toContain(`- name: ${name}\n`);
    expect(base).toContain('app.kubernetes.io/component: web');
    for (const command of kubernetes.filter((line) => !line.includes('gateway')))
      expect(command).toContain('kubectl -n medical-coolers ');
    expect(source('deploy/kubernetes/overlays/production/kustomization.yaml')).toContain(
      'namespace: medical-coolers\n',
    );
    // The name in `docker stack deploy`.
    for (const [, service = ''] of swarm.join('\n').matchAll(/ medical-coolers_(\w+)/g))
      expect(source('deploy/swarm/stack.yml')).toContain(`\n  ${service}:\n`);
  });
});
