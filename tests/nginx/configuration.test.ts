/**
 * Static rules for the files of nginx/, under the names that the checker gixy has for them. What a visitor can send and
 * receive is tested over real HTTP, in headers.test.ts, clientFaults.test.ts, inquiryApi.test.ts and tls.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { configuration, configurationFiles, found, textOf } from './support/configuration';

const number = (directive: string) => Number(found(new RegExp(`^${directive} (\\d+);`, 'gm'))[0]);

/** Variables in which a visitor cannot put a line break: constants, and what nginx takes from headers as it is. */
const harmless = [
  'alternative_service args canonical_path content_security_policy content_type http_accept http_accept_encoding',
  'http_if_modified_since http_if_none_match http_user_agent https_host https_path https_port inquiry_authority is_args',
  'posts_allowed remote_addr reporting_endpoints request_reference retry_after strict_transport_security visitor_scheme',
].flatMap((line) => line.split(' '));

describe('the configuration', () => {
  it('ssrf: requests are passed to the hosts of the settings alone', () => {
    for (const target of found(/^proxy_pass (\S+);$/gm)) {
      const [, host = '', path] = /^\$([a-z_]+)(.*)$/.exec(target) ?? [];
      expect(configuration).toMatch(new RegExp(`^map "" \\$${host} \\{ default "?\\$\\{[A-Z_]+\\}"?; \\}$`, 'm'));
      expect(path).not.toContain('$uri');
    }
  });

  it('http_splitting: no header has a variable in which a visitor can put a line break', () => {
    const headers = found(/^((?:add_header|proxy_set_header|return 30\d|rewrite) .*)/gm).join('\n');
    const variables = [...headers.matchAll(/\$([a-z_]+)/g)].map(([, name]) => name);
    expect(variables.filter((name = '') => !harmless.includes(name))).toEqual([]);
    expect(found(/\(\?<plain_path>\/\[([^\]]*)\]/g)[0]).not.toMatch(/\\|\^/);
  });

  it('alias_traversal, error_log_off, origins, valid_referers: none of these is used', () => {
    expect(configuration).not.toMatch(/^(?:alias|valid_referers|error_log off)\b|\$http_(?:referer|origin)\b/m);
  });

  it('if_is_evil: "if" has nothing but "return" and its headers', () => {
    const directives = found(/^if \([^)]*\) \{([^}]*)\}/gm).flatMap((block) => block.split(';'));
    const others = directives
      .map((text) => text.trim())
      .filter((text) => !/^(?:return \d{3}\b|include headers\/|$)/.test(text));
    expect(others).toEqual([]);
  });

  it('allow_without_deny, status_page_exposed: metrics are for private networks alone', () => {
    expect(textOf('metrics.conf')).toMatch(/^allow [^;]*;\ndeny all;$/m);
    const exposing = configurationFiles.filter((file) =>
      /^(?:allow|stub_status|content_by_lua_block)\b/m.test(textOf(file)),
    );
    expect(exposing).toEqual(['metrics.conf']);
  });

  it('unanchored_regex, regex_redos: expressions for paths are anchored, and none backtracks', () => {
    const locations = found(/^location ~\*? "(.*)" \{$/gm);
    for (const pattern of [...locations, ...found(/^"(~.*)" \S+;$/gm)])
      expect(pattern).not.toMatch(/[*+]\)[*+]|[*+}]\)\{/);
    // Except for dots and dot-files, which count anywhere.
    for (const pattern of locations) expect(pattern).toMatch(/^\^|\\z|^\/\\\.|^\\\./);
  });

  it('worker_rlimit_nofile_vs_connections: there are two descriptors per connection', () => {
    expect(number('worker_rlimit_nofile')).toBeGreaterThanOrEqual(2 * number('worker_connections'));
  });
});
