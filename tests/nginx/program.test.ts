/** The nginx of this host: old enough to be known, new enough to be safe, with what the configuration needs. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithNginx, nginxBinary, render, temporaryFolder, writtenConfiguration } from './support/site';
import { writeWebRoot } from './support/webRoot';

describeWithNginx('the nginx of this host', () => {
  const told = () => spawnSync(nginxBinary ?? '', ['-V'], { encoding: 'utf8' }).stderr;

  it('is 1.22 or newer, of the releases that Debian 12 and 13 keep patched', () => {
    const [, major, minor] = /nginx\/(\d+)\.(\d+)\.\d+/.exec(told()) ?? [];
    expect([Number(major), Number(minor) >= 22]).toEqual([1, true]);
  });

  it.each(['http_ssl', 'http_v2', 'http_realip', 'http_gzip_static', 'http_stub_status'])(
    'has the module %s',
    (module) => {
      expect(told()).toContain(`--with-${module}_module`);
    },
  );

  it.each([
    'http_mirror',
    'http_map',
    'http_geo',
    'http_limit_req',
    'http_limit_conn',
    'http_proxy',
    'http_empty_gif',
    'pcre',
  ])('was not built without %s', (module) => {
    expect(told()).not.toMatch(new RegExp(`--without-${module}(?:_module)?\\b`));
  });

  it('loads brotli and no other module', async () => {
    const folder = await temporaryFolder();
    try {
      await writeWebRoot(join(folder, 'web'));
      render(join(folder, 'out'), { WEB_ROOT: join(folder, 'web'), INQUIRY_HOST: 'http://127.0.0.1:9' });
      const written = await writtenConfiguration(join(folder, 'out'));
      const loaded = [...written.matchAll(/^\s*load_module\s+"?(\S+?)"?;/gm)].map(([, path]) =>
        path?.split('/').at(-1),
      );
      expect(loaded.filter((name) => name !== 'ngx_http_brotli_static_module.so')).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
