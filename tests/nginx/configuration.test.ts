/**
 * What is read off the configuration of nginx as it is rendered: the checks of gixy, the known reader of such files, which no
 * registry of ours has, each under its name there; and that every answer has one list of headers.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificate } from './support/certificate';
import { type Directive, readConfiguration, walk } from './support/configuration';
import { describeWithNginx, render, renderScript, temporaryFolder } from './support/site';

const variablesIn = (text: string) => [...text.matchAll(/\$\{?([a-z_][a-z0-9_]*)/g)].map(([, name = '']) => name);

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
    let all: readonly Directive[];
    beforeAll(() => {
      const out = join(folder, name.replaceAll(' ', '-'));
      const tls = name === 'over HTTPS' ? { TLS_CERTIFICATE: cert, TLS_KEY: key } : {};
      const settings = { WEB_ROOT: join(folder, 'web'), INQUIRY_HOST: 'https://api.example.com', METRICS_PORT: '8082' };
      expect(render(out, { ...settings, RESOLVER: '127.0.0.1', ...tls, ...variables }).status).toBe(0);
      all = walk(readConfiguration(out));
    });

    const named = (...names: readonly string[]) => all.filter((directive) => names.includes(directive.name));
    const told = ({ file, name: directive, parameters }: Directive) => `${file}: ${directive} ${parameters.join(' ')}`;
    const site = (directive: Directive) =>
      !directive.within.some(({ block }) => block?.some(({ name }) => name === 'allow'));

    /** The maps by the variable that they make; `geo` is one with constants alone. */
    const maps = () => new Map(named('map', 'geo').map((map) => [map.parameters.at(-1)?.slice(1) ?? '', map]));
    /** Where a text's variables come from in the end: values of maps are followed, their keys are not. */
    const sources = (text: string, seen = new Set<string>()): ReadonlySet<string> => {
      for (const variable of variablesIn(text)) {
        if (seen.has(variable)) continue;
        seen.add(variable);
        for (const entry of maps().get(variable)?.block ?? []) sources(entry.parameters.join(' '), seen);
      }
      return new Set([...seen].filter((variable) => !maps().has(variable)));
    };

    it('was read', () => {
      expect(named('location').length).toBeGreaterThan(15);
      expect(named('add_header').length).toBeGreaterThan(50);
    });

    describe('has what gixy looks for', () => {
      it('ssrf: what is passed on goes where the settings say', () => {
        const targets = named('proxy_pass').map(({ parameters }) => parameters[0] ?? '');
        expect(targets.length).toBeGreaterThan(0);
        for (const target of targets) {
          const [, host = ''] = /^(?:http:\/\/)?\$([a-z_]+)/.exec(target) ?? [];
          expect(maps().get(host)?.parameters[0], target).toBe('');
          expect(sources(`$${host}`)).toEqual(new Set());
        }
      });

      it('http_splitting: no header is made of what a visitor can put a line break into', () => {
        const headers = named('add_header', 'proxy_set_header', 'return', 'rewrite').flatMap(
          ({ parameters }) => parameters,
        );
        // As they came or as nginx has checked them: none of these has a control character in it.
        const harmless = [
          'args',
          'content_type',
          'host',
          'http_accept',
          'http_accept_encoding',
          'http_if_modified_since',
          'http_if_none_match',
          'http_user_agent',
          'http_x_request_id',
          'is_args',
          'remote_addr',
          'request_id',
          'scheme',
          'status',
          // Captured by https.conf from a list of characters.
          'plain_path',
        ];
        for (const source of sources(headers.join(' '))) expect(harmless).toContain(source);
        const captures = walk(maps().get('sent_plain_path')?.block ?? []).map((entry) => entry.name);
        for (const pattern of captures.filter((text) => text.includes('plain_path')))
          expect(/\(\?<plain_path>([^)]*\))/.exec(pattern.replaceAll('()', ''))?.[1]).not.toMatch(
            /\[\^|\\s|\.\*|\\[nr]/,
          );
        for (const { parameters } of named('proxy_pass')) expect(variablesIn(parameters[0] ?? '')).not.toContain('uri');
      });

      it('origins, valid_referers: nothing is decided by where a visitor comes from', () => {
        expect(named('valid_referers')).toEqual([]);
        const texts = all.flatMap(({ parameters }) => parameters).join(' ');
        expect(variablesIn(texts)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^http_(?:referer|origin)$/)]),
        );
      });

      it('add_header_redefinition: no level drops what the one above it says', () => {
        const levels = new Map<Directive | undefined, string[]>();
        for (const { within, parameters } of named('add_header'))
          levels.set(within[0], [...(levels.get(within[0]) ?? []), parameters[0] ?? '']);
        expect(levels.size).toBeGreaterThan(12);
        for (const [level, headers] of levels)
          for (const header of ['X-Content-Type-Options', 'X-Request-Id'])
            expect(headers, level && told(level)).toContain(header);
      });

      it('host_spoofing: nobody behind is told the Host that a visitor sent', () => {
        for (const { parameters } of named('proxy_set_header').filter(({ parameters: [header] }) => header === 'Host'))
          expect(sources(parameters[1] ?? '')).toEqual(new Set());
        expect(
          named('proxy_set_header').filter(({ parameters }) => /\$(?:http_)?host\b/.test(parameters[1] ?? '')),
        ).toEqual([]);
      });

      it('add_header_multiline, add_header_content_type: one line, and no second Content-Type', () => {
        for (const directive of named('add_header')) {
          expect(directive.parameters.join(' '), told(directive)).not.toMatch(/[\r\n]/);
          expect(directive.parameters[0]?.toLowerCase()).not.toBe('content-type');
        }
      });

      it('alias_traversal, error_log_off: there is neither', () => {
        expect(named('alias')).toEqual([]);
        for (const { parameters } of named('error_log')) expect(parameters[0]).not.toBe('off');
      });

      it('if_is_evil: "if" answers and does nothing else', () => {
        expect(named('if').length).toBeGreaterThan(5);
        for (const directive of named('if')) {
          const names = directive.block?.map((inner) => inner.name) ?? [];
          expect(
            names.filter((inner) => inner !== 'add_header'),
            told(directive),
          ).toEqual(['return']);
        }
      });

      it('allow_without_deny, status_page_exposed: who is not let in is kept out', () => {
        const levels = new Set(named('allow').map(({ within }) => within[0]));
        expect(levels.size).toBe(1);
        for (const level of levels)
          expect(level?.block?.filter((inner) => inner.name === 'deny')).toMatchObject([{ parameters: ['all'] }]);
        for (const directive of named('stub_status', 'server_status'))
          expect(site(directive), told(directive)).toBe(false);
      });

      it('resolver_external, missing_resolver: names are asked of the servers that were set', async () => {
        expect(named('resolver').map(({ parameters }) => parameters[0])).toEqual(['127.0.0.1']);
        const template = join(dirname(renderScript), 'optional/http/resolver.conf.template');
        // biome-ignore lint/suspicious/noTemplateCurlyInString: render.sh puts the value there.
        expect(await readFile(template, 'utf8')).toContain('resolver ${RESOLVER} ');
      });

      it('version_disclosure: no answer names the version', () => {
        expect(named('server_tokens').map(({ parameters }) => parameters)).toEqual([['off']]);
      });

      it('unanchored_regex, regex_redos: an expression for a path has an end, and one way to match', () => {
        const locations = named('location').filter(({ parameters }) => parameters[0]?.startsWith('~'));
        expect(locations.length).toBeGreaterThan(4);
        const patterns = [
          ...locations.map(({ parameters }) => parameters[1] ?? ''),
          ...named('map').flatMap(
            ({ block }) => block?.map((entry) => entry.name).filter((text) => text.startsWith('~')) ?? [],
          ),
        ];
        for (const pattern of patterns) expect(pattern).not.toMatch(/[*+]\)[*+]|[*+}]\)\{/);
        // Dots and dot-files count wherever they stand.
        for (const { parameters } of locations) expect(parameters[1]).toMatch(/^\^|\\z|^\/\\\.|^\\\./);
      });

      it('try_files_is_evil_too: files are looked for in memory, but for those that have to be new', () => {
        expect(named('open_file_cache')[0]?.parameters[0]).toMatch(/^max=/);
        const uncached = named('open_file_cache').filter(({ parameters }) => parameters[0] === 'off');
        expect(
          uncached
            .map(({ within }) => within[0]?.parameters.at(-1))
            .filter((path, at, paths) => paths.indexOf(path) === at),
        ).toEqual(
          name === 'over HTTPS' ? expect.arrayContaining(['/readyz', '/.well-known/']) : ['/readyz', '/.well-known/'],
        );
      });

      it('worker_rlimit_nofile_vs_connections: two descriptors a connection', () => {
        const value = (directive: string) => Number(named(directive)[0]?.parameters[0]);
        expect(value('worker_rlimit_nofile')).toBeGreaterThanOrEqual(2 * value('worker_connections'));
      });

      it('default_server_flag, weak_ssl_tls: one server a port, and TLS that is not broken', () => {
        for (const directive of named('listen').filter(site))
          expect(directive.parameters, told(directive)).toContain('default_server');
        const versions = named('ssl_protocols').map(({ parameters }) => parameters);
        expect(versions).toEqual(name === 'over HTTPS' ? [['TLSv1.2', 'TLSv1.3']] : []);
      });
    });

    it('gives every answer one list of headers', async () => {
      // The list that a level has is its file in headers/; lists are made of others, so that all but one are included by it.
      const levels = new Map<Directive | undefined, Directive[]>();
      for (const directive of named('add_header').filter(({ parameters: [header] }) => header === 'X-Request-Id'))
        levels.set(directive.within[0], [...(levels.get(directive.within[0]) ?? []), directive]);
      for (const [level, headers] of levels) expect(headers, level && told(level)).toHaveLength(1);
      // A location has a list of its own, or is inside one that has, or answers by way of an error that has.
      const answering = named('location').filter(
        (location) =>
          site(location) &&
          location.block?.some(({ name: inner }) => /^(?:try_files|proxy_pass|stub_status)$/.test(inner)),
      );
      expect(answering.length).toBeGreaterThan(5);
      for (const location of answering)
        expect(
          [location, ...location.within.filter((outer) => outer.name === 'location')].some((level) =>
            levels.has(level),
          ),
          told(location),
        ).toBe(true);
    });
  });
});
