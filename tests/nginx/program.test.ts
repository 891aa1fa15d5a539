/** The nginx of this host: its version and its modules. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithNginx, nginxBinary, useSite, writtenConfiguration } from './support/site';

describeWithNginx('the nginx of this host', () => {
  const site = useSite();
  const version = spawnSync(nginxBinary ?? 'nginx', ['-V'], { encoding: 'utf8' }).stderr;

  it('is 1.22 or newer, of the releases that Debian 12 and 13 keep patched', () => {
    const [, major, minor] = /nginx\/(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
    expect([Number(major), Number(minor) >= 22]).toEqual([1, true]);
  });

  it.each(['ssl', 'v2', 'realip', 'gzip_static', 'stub_status'])('has the module http_%s', (module) => {
    expect(version).toContain(`--with-http_${module}_module`);
  });

  it.each('http_mirror http_map http_geo http_limit_req http_limit_conn http_proxy http_empty_gif pcre'.split(' '))(
    'was not built without %s',
    (module) => {
      expect(version).not.toMatch(new RegExp(`--without-${module}(?:_module)?\\b`));
    },
  );

  it('loads brotli and no other module', async () => {
    const written = await writtenConfiguration(join(site.folder, 'nginx'));
    const loaded = [...written.matchAll(/^\s*load_module\s+"?(\S+?)"?;/gm)].map(([, path]) => path?.split('/').at(-1));
    expect(loaded.filter((name) => name !== 'ngx_http_brotli_static_module.so')).toEqual([]);
  });
});
