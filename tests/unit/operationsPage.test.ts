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
  it.each(['nginx/render.sh', 'deploy/web/entrypoint.sh'])('has every variable that %s reads', (file) => {
    const names = all(source(file), /\$\{([A-Z][A-Z_]+):-/g);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(page).toContain(`\`${name}\``);
  });

  it('has every variable of .env.example, with its default if that is a word or a number', () => {
    const settings = [...source('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
    expect(settings.length).toBeGreaterThan(15);
    for (const [, name] of settings) expect(pages).toContain(`\`${name}\``);
    const rows = pages.split('\n').filter((line) => line.startsWith('| `'));
    // The default of TLS_PUBLIC_PORT is TLS_PORT.
    const plain = settings.filter(([, name, value]) => /^[\w.]+$/.test(value ?? '') && name !== 'TLS_PUBLIC_PORT');
    expect(plain.length).toBeGreaterThan(5);
    for (const [, name, value] of plain)
      expect(rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|')[2], name).toContain(value);
  });

  it.each(['stack', 'inquiry-authority', 'observability'])(
    'has, with that of the swarm, every variable of %s',
    (name) => {
      for (const variable of all(source(`deploy/swarm/${name}.yml`), /\$\{([A-Z_0-9]+)/g))
        expect(page + source('deploy/SWARM.md')).toContain(`\`${variable}\``);
    },
  );

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

  it('has every field of both log formats', () => {
    const fields = all(
      source('nginx/http/logging.conf') + source('nginx/http/policy-reports.conf'),
      /"([a-z_]+)":"?\$/g,
    );
    expect(fields).toContain('request_id');
    for (const field of fields) expect(page).toContain(`\`${field}\``);
  });

  it('says of a 502 what the form says', () => {
    const said = 'may have been received or not';
    expect(inquiryTexts.unconfirmed).toContain(said);
    expect(words).toContain(`The form tells the visitor that the inquiry ${said}`);
  });

  const inWords: Readonly<Record<string, string>> = { 5: 'five', 10: 'ten' };
  // $ is the value in figures, # in words.
  it.each([
    ['nginx/snippets/inquiry-api.conf', /proxy_connect_timeout (\d+)s;/, 'time: $ s to connect'],
    ['nginx/snippets/inquiry-api.conf', /proxy_read_timeout (\d+)s;/, ', $ s to answer'],
    ['nginx/http/inquiry-api.conf', /zone=inquiries:1m rate=(\d+)r\/m;/, '# inquiries a minute'],
    ['nginx/snippets/inquiry-api.conf', /zone=inquiries burst=(\d+) nodelay;/, 'burst of #'],
    ['deploy/kubernetes/base/deployment.yaml', /command: \[sleep, "(\d+)"\]/, 'given $ s for balancers'],
    [
      'deploy/kubernetes/base/deployment.yaml',
      /terminationGracePeriodSeconds: (\d+)/,
      '$ s in all to finish its requests',
    ],
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

  it('names every alert, and every alert names a section', () => {
    const rules = source('deploy/monitoring/alerts.yml');
    const alerts = all(rules, /- alert: (\w+)/g);
    expect(alerts.length).toBeGreaterThan(5);
    for (const alert of alerts) expect(firstPage).toContain(`\`${alert}\``);
    const sections = all(page, /^## (.*)$/gm).map((title) => title.toLowerCase().replaceAll(' ', '-'));
    for (const section of all(rules, /^ +at: (.*)$/gm)) expect(sections).toContain(section);
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
