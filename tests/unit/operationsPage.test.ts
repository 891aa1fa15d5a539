import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');
const page = source('deploy/OPERATIONS.md');

/** First groups of a pattern's matches, each once. */
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

describe('the operations page', () => {
  it.each(['nginx/render.sh', 'deploy/web/entrypoint.sh'])('has every variable that %s reads', (file) => {
    const names = all(source(file), /\$\{([A-Z][A-Z_]+):-/g);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(page).toContain(`\`${name}\``);
  });

  it('has every variable of .env.example, with its default where that is a word or a number', () => {
    const settings = [...source('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
    expect(settings.length).toBeGreaterThan(15);
    for (const [, name] of settings) expect(page).toContain(`\`${name}\``);
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    for (const [name, value] of [
      ['ENGINE', 'auto'],
      ['SITE_PORT', '8080'],
      ['MOCK_PORT', '8081'],
      ['BIND_ADDRESS', '127.0.0.1'],
      ['TLS_PORT', '8443'],
      ['EXPORTER_PORT', '9113'],
      ['SITE_PLACEHOLDERS', 'show'],
    ]) {
      expect(source('.env.example')).toContain(`#${name}=${value}`);
      expect(rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|')[2]).toContain(value);
    }
  });

  it('has every port that the images and Compose open', () => {
    const ports = [
      ...all(
        source('deploy/Dockerfile').replaceAll(/^EXPOSE (.*)$/gm, (_, list) => list.replaceAll(' ', '\nEXPOSE ')),
        /(?:^|EXPOSE )(\d{4})\b/gm,
      ),
      ...all(source('docker-compose.yml'), /:(\d{4})"/g),
    ];
    expect(ports).toEqual(expect.arrayContaining(['8081', '8080', '8443', '8082', '9113']));
    for (const port of ports) expect(page).toMatch(new RegExp(`^\\| .*${port}.* \\|`, 'm'));
  });

  it('has every field of both kinds of log line', () => {
    const fields = all(
      source('nginx/http/logging.conf') + source('nginx/http/policy-reports.conf'),
      /"([a-z_]+)":"?\$/g,
    );
    expect(fields).toContain('request_id');
    for (const field of fields) expect(page).toContain(`\`${field}\``);
  });

  it('has every Cache-Control that nginx sends', () => {
    const values = all(source('nginx/http/caching.conf'), /"((?:public|no-)[^"]*)";/g);
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) expect(page).toContain(`\`${value}\``);
  });

  it('quotes limits and times as nginx has them', () => {
    const proxy = source('nginx/snippets/inquiry-api.conf');
    expect(proxy).toMatch(/proxy_connect_timeout 5s;[\s\S]*proxy_read_timeout 15s;/);
    expect(page).toContain('5 s to connect, 15 s to answer');
    expect(source('nginx/http/inquiry-api.conf')).toContain('zone=inquiries:1m rate=10r/m;');
    expect(proxy).toContain('limit_req zone=inquiries burst=5 nodelay;');
    expect(page).toContain('ten inquiries a minute (and a burst of five)');
    expect(source('nginx/nginx.conf.template')).toContain('worker_shutdown_timeout 20s;');
    expect(page).toContain('20 s to\nfinish its requests');
    expect(source('deploy/web/entrypoint.sh')).toContain('reload-on-renewal.sh" $$ 30 &');
    expect(page).toContain('looks every 30 s');
    expect(source('nginx/http/inquiry-api.conf')).toContain('502 "The inquiry service cannot be reached";');
    expect(page).toContain('{"error":"The inquiry service cannot be reached","status":502,');
  });

  it('links to files and headings that are there', () => {
    const anchors = all(page, /^#{2,3} (.+)$/gm).map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const link of all(page, /\]\(([^)]+)\)/g)) {
      if (link.startsWith('#')) expect(anchors).toContain(link.slice(1));
      else expect(existsSync(join(root, 'deploy', link)), link).toBe(true);
    }
    expect(source('README.md')).toContain('(deploy/OPERATIONS.md)');
  });
});
