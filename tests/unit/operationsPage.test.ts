import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');
const page = source('deploy/OPERATIONS.md');
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
    for (const [, name] of settings) expect(page).toContain(`\`${name}\``);
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    // The default of TLS_PUBLIC_PORT is TLS_PORT.
    const plain = settings.filter(([, name, value]) => /^[\w.]+$/.test(value ?? '') && name !== 'TLS_PUBLIC_PORT');
    expect(plain.length).toBeGreaterThan(5);
    for (const [, name, value] of plain)
      expect(rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|')[2], name).toContain(value);
  });

  it('names the Compose files for TLS that make up uses', () => {
    const [, files = ''] = /COMPOSE_FILE=(\S+)$/m.exec(source('scripts/lib/settings.sh')) ?? [];
    expect(files.split(':').filter((file) => existsSync(join(root, file)))).toHaveLength(2);
    expect(page).toContain(`COMPOSE_FILE=${files}`);
    expect(source('.env.example')).toContain(`COMPOSE_FILE=${files}`);
  });

  it('has every port of the images and of Compose', () => {
    const ports = [
      ...all(
        source('deploy/Dockerfile').replaceAll(/^EXPOSE (.*)$/gm, (_, list) => list.replaceAll(' ', '\nEXPOSE ')),
        /(?:^|EXPOSE )(\d{4})\b/gm,
      ),
      ...all(source('docker-compose.yml'), /:(\d{4})"$/gm),
    ];
    expect(ports).toEqual(expect.arrayContaining(['8081', '8080', '8443', '8082']));
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

  it('has every Cache-Control that nginx sends', () => {
    const values = all(
      readdirSync(join(root, 'nginx/headers'))
        .map((file) => source(`nginx/headers/${file}`))
        .join('\n'),
      /add_header Cache-Control "([^"]+)"/g,
    );
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) expect(page).toContain(`\`${value}\``);
  });

  it('is linked from the README', () => expect(source('README.md')).toContain('(deploy/OPERATIONS.md)'));

  const inWords: Readonly<Record<string, string>> = { 5: 'five', 10: 'ten' };
  // $ is the value in figures, # in words.
  it.each([
    ['nginx/snippets/inquiry-api.conf', /proxy_connect_timeout (\d+)s;/, 'time: $ s to connect'],
    ['nginx/snippets/inquiry-api.conf', /proxy_read_timeout (\d+)s;/, ', $ s to answer'],
    ['nginx/http/inquiry-api.conf', /zone=inquiries:1m rate=(\d+)r\/m;/, '# inquiries a minute'],
    ['nginx/snippets/inquiry-api.conf', /zone=inquiries burst=(\d+) nodelay;/, 'burst of #'],
    ['nginx/snippets/inquiry-api.conf', /limit_conn bodies_under_way (\d+);/, '# at one time'],
    ['nginx/http/connections.conf', /client_max_body_size (\d+)k;/, 'more than $ KiB'],
    ['deploy/kubernetes/base/deployment.yaml', /command: \[sleep, "(\d+)"\]/, 'given $ s for balancers'],
    [
      'deploy/kubernetes/base/deployment.yaml',
      /terminationGracePeriodSeconds: (\d+)/,
      '$ s in all to finish its requests',
    ],
    ['deploy/web/entrypoint.sh', /reload-on-renewal\.sh" \$\$ (\d+) &/, 'looks every $ s'],
    ['nginx/http/inquiry-api.conf', /502 "([^"]+)";/, '{"error":"$","status":502,'],
  ])('has the value in %s: %s as "%s"', (file, pattern, text) => {
    const value = pattern.exec(source(file))?.[1] ?? 'missing';
    expect(words).toContain(text.replace('$', value).replace('#', inWords[value] ?? value));
  });
});
