/**
 * Static checks of the rendered configuration, under the names that the checker gixy has for them. Its other checks are
 * made over real HTTP, in headers.test.ts, inquiryApi.test.ts and tls.test.ts.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificate } from './support/certificate';
import { type Directive, readConfiguration, walk } from './support/configuration';
import { describeWithNginx, render, temporaryFolder } from './support/site';

const variablesIn = (text: string) => [...text.matchAll(/\$\{?([a-z_][a-z0-9_]*)/g)].map(([, name = '']) => name);
const textOf = ({ file, name, parameters }: Directive) => `${file}: ${name} ${parameters.join(' ')}`;
/** Whether a directive belongs to the site, not to the metrics server. */
const ofSite = ({ within }: Directive) => !within.some(({ block }) => block?.some(({ name }) => name === 'allow'));

/** The rendered directives, and where their variables come from. */
class Configuration {
  constructor(readonly all: readonly Directive[]) {}

  readonly named = (...names: readonly string[]) => this.all.filter(({ name }) => names.includes(name));

  /** The maps by the variable that they define; `geo` is one with constants alone. */
  readonly maps = () => new Map(this.named('map', 'geo').map((map) => [map.parameters.at(-1)?.slice(1) ?? '', map]));

  /** The variables that a text depends on. Those of maps are replaced by the variables in their values, not in their keys. */
  sources(text: string, seen = new Set<string>()): ReadonlySet<string> {
    const maps = this.maps();
    for (const variable of variablesIn(text)) {
      if (seen.has(variable)) continue;
      seen.add(variable);
      for (const entry of maps.get(variable)?.block ?? []) this.sources(entry.parameters.join(' '), seen);
    }
    return new Set([...seen].filter((variable) => !maps.has(variable)));
  }

  /** Header names by the level that adds them. */
  headersByLevel(): ReadonlyMap<Directive | undefined, readonly string[]> {
    const levels = new Map<Directive | undefined, string[]>();
    for (const { within, parameters } of this.named('add_header'))
      levels.set(within[0], [...(levels.get(within[0]) ?? []), parameters[0] ?? '']);
    return levels;
  }
}

/** Variables that cannot contain control characters. */
const harmless = [
  'args content_type host http_accept http_accept_encoding http_if_modified_since http_if_none_match http_user_agent',
  'http_x_request_id is_args remote_addr request_id scheme status',
  // https.conf captures it from a list of characters.
  'plain_path',
].flatMap((line) => line.split(' '));

describeWithNginx('the configuration', () => {
  let folder: string;
  let cert: string;
  let key: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'web'));
    for (const page of ['index.html', '404.html']) await writeFile(join(folder, 'web', page), page);
    [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    if (hasOpenssl) makeCertificate(cert, key, ['DNS:www.example.test', 'DNS:*.example.test']);
  });
  afterAll(() => rm(folder, { recursive: true }));

  describe.each([
    ['over HTTP', { RELEASE_PEERS: 'web:8080' }],
    ['behind proxies', { TRUSTED_PROXIES: '10.0.0.0/8', RELEASE_PEERS: 'web:8080' }],
    ...(hasOpenssl ? [['over HTTPS', {}] as const] : []),
  ] as const)('%s', (name, variables: Readonly<Record<string, string>>) => {
    const isTls = name === 'over HTTPS';
    let configuration: Configuration;
    const named: Configuration['named'] = (...names) => configuration.named(...names);
    beforeAll(() => {
      const out = join(folder, name.replaceAll(' ', '-'));
      const settings = { WEB_ROOT: join(folder, 'web'), INQUIRY_HOST: 'https://api.example.com', METRICS_PORT: '8082' };
      const tls = isTls ? { TLS_CERTIFICATE: cert, TLS_KEY: key } : {};
      expect(render(out, { ...settings, RESOLVER: '127.0.0.1', ...tls, ...variables }).status).toBe(0);
      configuration = new Configuration(walk(readConfiguration(out)));
    });

    it('ssrf: requests are passed to the hosts of the settings alone', () => {
      const targets = named('proxy_pass').map(({ parameters }) => parameters[0] ?? '');
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) {
        const [, host = ''] = /^(?:http:\/\/)?\$([a-z_]+)/.exec(target) ?? [];
        expect(configuration.maps().get(host)?.parameters[0], target).toBe('');
        expect(configuration.sources(`$${host}`)).toEqual(new Set());
        expect(variablesIn(target)).not.toContain('uri');
      }
    });

    it('http_splitting: no header has a variable in which a visitor can put a line break', () => {
      const headers = named('add_header', 'proxy_set_header', 'return', 'rewrite');
      const text = headers.flatMap(({ parameters }) => parameters).join(' ');
      for (const source of configuration.sources(text)) expect(harmless).toContain(source);
      const patterns = walk(configuration.maps().get('sent_plain_path')?.block ?? []).map((entry) => entry.name);
      for (const pattern of patterns.filter((expression) => expression.includes('plain_path')))
        expect(/\(\?<plain_path>([^)]*\))/.exec(pattern.replaceAll('()', ''))?.[1]).not.toMatch(/\[\^|\\s|\.\*|\\[nr]/);
    });

    it('alias_traversal, error_log_off, origins, valid_referers: none of these is used', () => {
      expect(named('alias', 'valid_referers')).toEqual([]);
      expect(named('error_log').filter(({ parameters }) => parameters[0] === 'off')).toEqual([]);
      const texts = configuration.all.flatMap(({ parameters }) => parameters).join(' ');
      expect(variablesIn(texts).filter((variable) => /^http_(?:referer|origin)$/.test(variable))).toEqual([]);
    });

    it('add_header_redefinition: no level drops the headers of every answer, and none adds them twice', () => {
      const levels = configuration.headersByLevel();
      expect(levels.size).toBeGreaterThan(12);
      for (const [level, headers] of levels)
        for (const header of ['X-Content-Type-Options', 'X-Request-Id'])
          expect(
            headers.filter((other) => other === header),
            level && textOf(level),
          ).toHaveLength(1);
    });

    it('every location that responds has a list of headers, of its own or of an enclosing location', () => {
      const levels = configuration.headersByLevel();
      const responding = named('location').filter(
        (location) =>
          ofSite(location) && location.block?.some(({ name: inner }) => /^(?:try_files|proxy_pass)$/.test(inner)),
      );
      expect(responding.length).toBeGreaterThan(5);
      for (const location of responding) {
        const enclosing = [location, ...location.within.filter((outer) => outer.name === 'location')];
        expect(
          enclosing.some((level) => levels.has(level)),
          textOf(location),
        ).toBe(true);
      }
    });

    it('if_is_evil: "if" has nothing but "return" and its headers', () => {
      expect(named('if').length).toBeGreaterThan(5);
      for (const directive of named('if')) {
        const names = directive.block?.map((inner) => inner.name).filter((inner) => inner !== 'add_header');
        expect(names, textOf(directive)).toEqual(['return']);
      }
    });

    it('allow_without_deny, status_page_exposed: metrics are for private networks alone', () => {
      const levels = new Set(named('allow').map(({ within }) => within[0]));
      expect(levels.size).toBe(1);
      for (const level of levels)
        expect(level?.block?.filter((inner) => inner.name === 'deny')).toMatchObject([{ parameters: ['all'] }]);
      expect(named('stub_status', 'content_by_lua_block').filter(ofSite)).toEqual([]);
    });

    it('unanchored_regex, regex_redos: expressions for paths are anchored, and none backtracks', () => {
      const locations = named('location').filter(({ parameters }) => parameters[0]?.startsWith('~'));
      expect(locations.length).toBeGreaterThan(4);
      const keys = named('map').flatMap(({ block }) => block?.map((entry) => entry.name) ?? []);
      const expressions = keys.filter((entry) => entry.startsWith('~'));
      for (const pattern of [...locations.map(({ parameters }) => parameters[1] ?? ''), ...expressions])
        expect(pattern).not.toMatch(/[*+]\)[*+]|[*+}]\)\{/);
      // Except for dots and dot-files, which count anywhere.
      for (const { parameters } of locations) expect(parameters[1]).toMatch(/^\^|\\z|^\/\\\.|^\\\./);
    });

    it('worker_rlimit_nofile_vs_connections: there are two descriptors per connection', () => {
      const value = (directive: string) => Number(named(directive)[0]?.parameters[0]);
      expect(value('worker_rlimit_nofile')).toBeGreaterThanOrEqual(2 * value('worker_connections'));
    });
  });
});
