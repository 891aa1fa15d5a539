/** nginx/render.sh: the settings that it refuses, and the configuration that it writes. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonicalPathsMap } from '../../scripts/build/nginx-maps';
import { repository, run } from '../unit/support/run';
import { hasOpenssl, makeCertificateIn } from './support/certificate';
import {
  describeWithNginx,
  fakeNginx,
  nginxBinary,
  render,
  temporaryFolder,
  writtenConfiguration,
} from './support/site';
import { hashSource, writeFiles } from './support/webRoot';

/** Runs a function of the files in nginx/render/ and returns what it prints. */
const inShell = (script: string, args: readonly string[]) =>
  spawnSync('sh', ['-c', `set -eu; LC_ALL=C; cd "$1"; shift; ${script}`, 'sh', 'nginx/render', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).stdout;

describeWithNginx('render.sh', async () => {
  const folder = await temporaryFolder();
  const [WEB_ROOT, outDir] = [join(folder, 'web root'), join(folder, 'out')];
  const good = { WEB_ROOT, INQUIRY_HOST: 'https://api.example.com', LISTEN_ADDRESS: '127.0.0.1', ACCESS_LOG: 'off' };
  await writeFiles(WEB_ROOT, { 'index.html': '', '404.html': '' });
  beforeEach(() => rm(outDir, { recursive: true, force: true }));

  /** Asserts that these settings are refused with one line for each text, which has the text, and that nothing is written. */
  const expectRefused = async (settings: Readonly<Record<string, string>>, ...texts: readonly string[]) => {
    const { status, errors } = await render(outDir, { ...good, ...settings });
    const lines = errors.split(/^ {2}/m).slice(1);
    const some = texts.map((text) => expect.stringContaining(text));
    expect([status, lines], JSON.stringify(settings)).toEqual([1, expect.arrayContaining(some)]);
    expect(lines, errors).toHaveLength(texts.length);
    expect(existsSync(outDir)).toBe(false);
  };
  /** nginx's own check of what was written. */
  const check = () => run(nginxBinary ?? 'nginx', ['-t', '-c', join(outDir, 'nginx.conf')], {});

  describe('refuses, with one line that names it, and writes nothing', () => {
    const refused: Readonly<Record<string, readonly string[]>> = {
      // The property below has the others.
      INQUIRY_HOST: ['', 'https://api.example.com/', 'http://a\nhttp://b'],
      WEB_ROOT: ['', 'dist/client', '/nowhere/at/all', '/etc', '/tmp/$uri', '/tmp/a";b', '/tmp/a\nb'],
      LISTEN_ADDRESS: ['localhost', '127.0.0.1:80', '::1', '[1:2:3]', '127.0.0.1; include /etc/passwd'],
      LISTEN_PORT: ['0', '65536', '080', '8080 ssl', 'http'],
      RELEASE_PEERS: ['web', 'http://web:8080', 'web:0', 'web:8080/', 'web:8080;'],
      KEPT_FILES: ['/nowhere', 'kept', '/etc/passwd', '/'],
      PROXIED_PORT: ['0', '8090 ssl'],
      PROXIED_TLS_PORT: ['65536'],
      RESOLVER: ['dns.example.com', '127.0.0.1;', '127.0.0.1:0', '127.0.0.1 ::1', '127.0.0.1\n1.1.1.1', ' '],
      TRUSTED_PROXIES: [
        ...'balancer.example.com 10.0.0.0/33 10.0.0/8 fd00::/129 10.0.0.0/7 2000::/3 2600::/15 ::1::'.split(' '),
        ...['[fd00::1]', '10.0.0.1,10.0.0.2', '10.0.0.1; allow all', '*', '10.0.0.1\n10.0.0.2', ' '],
      ],
      PROXIED_FROM: ['balancer.example.com', '0.0.0.0/0', '10.0.0.0/33', '*', ' ', '\t', '10.0.0.1\n'],
      TLS_CERTIFICATE: ['/nowhere.pem'],
      TLS_PORT: ['0', '8443 ssl'],
      TLS_PUBLIC_PORT: ['65536'],
      ACME_ROOT: ['acme', '/nowhere/acme', '/etc/passwd', '/tmp/$uri'],
      METRICS_PORT: ['x'],
      METRICS_ADDRESS: ['localhost'],
      INQUIRY_CA: ['/nowhere.pem', '/etc', '/etc/passwd'],
      ACCESS_LOG: ['relative.log', '/nowhere/access.log', '/tmp', '/dev/null/access.log', '/tmp/access.log '],
      ERROR_LOG: ['/tmp/log; x', '/nowhere/error.log', '/tmp', '/tmp/error.log '],
      RELEASE_VERSION: ['1.0 ', '1.0;', '"', '1\n2'],
      RELEASE_REVISION: ['$uri', 'a/b'],
      SNIPPETS: ['snippets', '/nowhere/snippets', '/etc/passwd'],
      NGINX: ['/nowhere/nginx', '/bin/echo', '/bin/true'],
      OFFLINE: ['no', 'off;'],
      WORKERS: ['0', '-1', '2;', 'Auto', '08', '65', '1000'],
    };
    const withoutCertificate = { TLS_CERTIFICATE: '/nowhere.pem', TLS_KEY: '/nowhere.pem' };
    it('bad values of all settings at once', async () => {
      const most = Math.max(...Object.values(refused).map(({ length }) => length));
      for (let turn = 0; turn < most; turn += 1) {
        const bad = Object.entries(refused).map(([name, values]) => [name, values[turn % values.length] ?? '']);
        await expectRefused({ ...withoutCertificate, ...Object.fromEntries(bad) }, ...Object.keys(refused));
      }
    });

    it('values that are good alone', async () => {
      for (const KEPT_FILES of [WEB_ROOT, `${WEB_ROOT}/`]) await expectRefused({ KEPT_FILES }, 'KEPT_FILES');
      await expectRefused({ PROXIED_FROM: '10.0.0.1' }, 'PROXIED_FROM is set');
      const ports = ['LISTEN_PORT', 'TLS_PORT', 'PROXIED_PORT', 'PROXIED_TLS_PORT', 'METRICS_PORT'];
      const pairs = ports.flatMap((one, index) => ports.slice(0, index).map((other) => `${one} and ${other} are both`));
      const same = Object.fromEntries(ports.map((name) => [name, '8080']));
      const proxied = { ...withoutCertificate, PROXIED_FROM: '10.0.0.0/8' };
      await expectRefused({ ...proxied, ...same }, 'TLS_CERTIFICATE is', ...pairs);
      await expectRefused({ ...proxied, TLS_PORT: '8080 8080' }, 'TLS_CERTIFICATE is', "TLS_PORT is '8080 8080'");
    });

    it('an INQUIRY_HOST that is not scheme://host or scheme://host:port', () => {
      const parts = [
        'http:// https:// HTTP:// ftp:// unix: // / : :0 :8081 :65536 :80a :99999999999 @ user:secret@ ? # ; } $host | & \\1 %00',
        'api.example.com api..example.com .example.com -api.example.com inquiry_api.internal localhost äpi.example.com',
        '127.0.0.1 127.0.0.256 127.0.0 1.2.3.4.5 [::1] [::1 [zz::1] ::1 [2001:db8::1] \' "',
        '[1:2:3] [:1:] [1::2::3] [12345::] [1:2:3:4:5:6:7:8] [1:2:3:4:5:6:7:8:9] [::ffff:10.0.0.1] [::1.2.3]',
      ].flatMap((line) => line.split(' '));
      const part = fc.constantFrom(...parts, ' ', '\n', '\r', '\t');
      const arbitrary = fc.oneof(
        fc.array(part, { maxLength: 5 }).map((some) => some.join('')),
        fc.tuple(fc.constantFrom('http://', 'https://'), part, part).map((some) => some.join('')),
      );
      const values = fc.sample(arbitrary, 1500);
      const script = `
        . ./values.sh; . ./check.sh; inquiry_ca='' system_ca=/
        for inquiry_host; do faults=''; check_inquiry_host; if [ -n "$faults" ]; then echo refused; else echo taken; fi; done`;
      const taken = inShell(script, values).trim().split('\n');
      expect(taken).toHaveLength(values.length);

      /** The rule, independent of the script. nginx checks no certificate against an address. */
      const isOrigin = (value: string) => {
        const [, scheme, host = '', port = '1'] =
          /^(https?):\/\/([\w.-]+|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/.exec(value) ?? [];
        const isName = /[^\d.]/.test(host) && !/^[.[-]|[.-]$|\.\./.test(host);
        return (isName || (scheme === 'http' && isIP(host.replace(/^\[|\]$/g, '')) > 0)) && Number(port) < 65_536;
      };
      for (const [index, value] of values.entries())
        expect(taken[index], JSON.stringify(value)).toBe(isOrigin(value) ? 'taken' : 'refused');
      expect(new Set(taken).size).toBe(2);
    });

    it.skipIf(!hasOpenssl)('a certificate that cannot be used', async () => {
      const own = makeCertificateIn(folder, ['DNS:localhost']);
      const { TLS_KEY: otherKey } = makeCertificateIn(await temporaryFolder(), ['DNS:localhost']);
      const nameless = makeCertificateIn(await temporaryFolder(), []);
      for (const missing of ['TLS_CERTIFICATE', 'TLS_KEY']) {
        await expectRefused({ ...own, [missing]: '' }, `${missing} is not set`);
        await expectRefused({ ...own, [missing]: '/nowhere.pem' }, `${missing} is '/nowhere.pem'`);
      }
      await expectRefused({ ...own, TLS_KEY: otherKey }, 'TLS_KEY is');
      await expectRefused({ ...own, TLS_CERTIFICATE: own.TLS_KEY }, 'TLS_CERTIFICATE is');
      await expectRefused(nameless, 'TLS_CERTIFICATE is');
    });

    it('an nginx without Lua', async () => {
      const NGINX = await fakeNginx(folder, '1.26.3');
      await rm(join(folder, 'ngx_http_lua_module.so'));
      await expectRefused({ NGINX }, 'install libnginx-mod-http-lua');
    });

    it('a host without a package', async () => {
      const bin = join(folder, 'bin');
      await mkdir(bin);
      for (const tool of ['sh', 'dirname', 'grep', 'awk', 'id', 'sed', 'tr'])
        await symlink(inShell('command -v "$1"', [tool]).trim(), join(bin, tool));
      await expectRefused({ PATH: bin, NGINX: nginxBinary ?? '' }, 'install gettext-base');
    });

    it.each([
      `/index.html "script-src 'self'; style-src 'self' 'unsafe-inline'; style-src-attr 'none'";`,
      `/index.html "script-src 'self' 'unsafe-inline'; style-src 'self' ${hashSource('')}; style-src-attr 'none'";`,
      `/index.html "script-src 'self'; style-src 'self' ${hashSource('')}; style-src-attr 'none'"; } server { listen 1;`,
      'include /etc/passwd;',
    ])('hashes that are not as the build writes them: %s', async (line) => {
      const build = await temporaryFolder();
      await writeFiles(build, { 'index.html': '', '404.html': '', 'inline-hashes.map': `${line}\n` });
      await expectRefused({ WEB_ROOT: build }, 'inline-hashes.map');
    });

    it.skipIf(process.getuid?.() !== 0)('an ACME_ROOT that root can search, and nginx’s workers cannot', async () => {
      const ACME_ROOT = join(folder, 'acme');
      await mkdir(ACME_ROOT, { mode: 0o700 });
      await expectRefused({ ACME_ROOT }, `ACME_ROOT is '${ACME_ROOT}': want a folder that `);
      await chmod(ACME_ROOT, 0o711);
      expect(await render(outDir, { ...good, ACME_ROOT })).toMatchObject({ status: 0 });
    });

    it('a folder to write to that cannot be, and none', async () => {
      const { status, errors } = await render('/dev/null/nginx', good);
      expect([status, errors]).toEqual([1, expect.stringContaining("RUN_DIR, is '/dev/null/nginx'")]);
      expect((await render('', good)).status).toBe(1);
    });
  });

  describe('writes a configuration that nginx accepts', () => {
    it('for settings that no other suite starts nginx with', async () => {
      const settings = {
        LISTEN_PORT: '18080',
        INQUIRY_HOST: 'http://[::1]:8081',
        OFFLINE: 'off',
        ERROR_LOG: '/dev/null',
        METRICS_PORT: '18082',
        METRICS_ADDRESS: '[::1]',
        RESOLVER: '10.0.0.1:5353 [fd00::1] [fd00::2]:53',
        TRUSTED_PROXIES: '10.0.0.0/8 192.168.1.1 fd00::/8 ::1',
      };
      expect(await render(outDir, { ...good, ...settings })).toMatchObject({ status: 0 });
      // A host without IPv6 cannot bind; the configuration is valid all the same.
      expect((await check()).errors).toMatch(
        /test is successful|Address family not supported|Cannot assign requested address/,
      );
    });

    it('with every file that nginx writes inside the folder, and all variables filled in', async () => {
      await render(outDir, { ...good, WORKERS: '12' });
      const written = await writtenConfiguration(outDir);
      for (const [, path] of written.matchAll(/^\s*(?:pid|\w+_temp_path) "?([^";]+)/gm)) expect(path).toContain(outDir);
      expect(written).not.toMatch(/^[^#\n]*\$\{?[A-Z]/m);
      expect(written).toMatch(/^worker_processes 12;$/m);
      expect(written).toMatch(/^daemon off;$/m);
      // brotli_static, where it is installed, and one other module.
      const modules = [...written.matchAll(/^\s*load_module\s+"\S+\/ngx_http_(\w+)_module.so";/gm)].map(
        ([, name]) => name,
      );
      expect(modules.filter((name) => name !== 'brotli_static')).toEqual(['lua']);
      expect(written).not.toMatch(/\.template\b[^#]*;/);
    });

    const quic = '127.0.0.1:18443 quic reuseport default_server';
    it.skipIf(!hasOpenssl).each([
      ['1.22.1', '', ['127.0.0.1:18443 ssl http2 default_server'], false],
      ['1.25.1', '', ['127.0.0.1:18443 ssl default_server'], true],
      ['1.26.3', '--with-http_v3_module', ['127.0.0.1:18443 ssl default_server', quic], true],
    ])('with the directives of nginx %s', async (version, modules, listening, http2) => {
      const NGINX = await fakeNginx(folder, version, modules);
      const tls = { ...makeCertificateIn(folder, ['DNS:localhost']), TLS_PORT: '18443', TLS_PUBLIC_PORT: '443' };
      expect(await render(outDir, { ...good, ...tls, NGINX })).toMatchObject({ status: 0 });
      const written = await writtenConfiguration(outDir);
      const valuesOf = (name: string) =>
        [...written.matchAll(new RegExp(`^ *${name} (.*); *$`, 'gm'))].map(([, value]) => value);
      expect(valuesOf('listen').toSorted()).toEqual(['127.0.0.1:8080 default_server', ...listening].toSorted());
      expect(valuesOf('http2')).toEqual(http2 ? ['on'] : []);
      expect(valuesOf('http3')).toEqual(modules ? ['on'] : []);
      expect(valuesOf('on')).toEqual(
        modules ? [`'h3=":443"; ma=86400'`, '"max-age=31536000"'] : ['"max-age=31536000"'],
      );
      // Over TLS alone, as no browser uses it without.
      expect(await render(outDir, { ...good, NGINX })).toMatchObject({ status: 0 });
      expect(await writtenConfiguration(outDir)).not.toMatch(/\bhttp[23] on;/);
    });

    it('for a catalogue of three thousand pages with long names', async () => {
      await render(outDir, good);
      const name = 'Roller-Bear-Med-Cooler-with-a-rather-long-name';
      const paths = Array.from({ length: 3000 }, (_, index) => `/Products/${name}-${index}`);
      const map = canonicalPathsMap(new Map(paths.map((path) => [path.toLowerCase(), path])));
      await writeFile(join(outDir, 'maps/canonical-paths.map'), map);
      const { status, errors } = await check();
      expect([status, errors]).toEqual([0, expect.not.stringMatching(/\[(?:warn|emerg)\]/)]);
    });

    it('without the files of an earlier run that no longer apply', async () => {
      const other = { ...good, INQUIRY_HOST: 'http://api.example.com', LISTEN_PORT: '18081' };
      await render(outDir, other);
      const files = async () => (await readdir(outDir, { recursive: true })).toSorted();
      const ofOther = await files();
      await render(outDir, { ...good, METRICS_PORT: '18082', TRUSTED_PROXIES: '10.0.0.0/8' });
      expect(await files()).not.toEqual(ofOther);
      await render(outDir, other);
      expect(await files()).toEqual(ofOther);
    });

    const shells = ['dash', 'busybox'].map(
      (shell) => [shell, spawnSync(shell, ['--help']).error !== undefined] as const,
    );
    it.for(shells)('the same in %s as in any other shell', async ([shell, isMissing], { skip }) => {
      skip(isMissing, `there is no ${shell}`);
      await render(outDir, good);
      const expected = await writtenConfiguration(outDir);
      await rm(outDir, { recursive: true });
      const parameters = [...(shell === 'busybox' ? ['sh'] : []), 'nginx/render.sh', outDir];
      expect(await run(shell, parameters, { PATH: process.env.PATH, ...good })).toMatchObject({ status: 0 });
      expect(await writtenConfiguration(outDir)).toBe(expected);
    });
  });

  it('listens on IPv4 alone without IPv6', () => {
    const script = '. ./detect.sh; for file; do listen_on "[::]" "8080 ssl" "$file"; echo; done';
    expect(inShell(script, ['detect.sh', '/nowhere']).split('\n')).toEqual([
      'listen 0.0.0.0:8080 ssl; listen [::]:8080 ssl;',
      'listen 0.0.0.0:8080 ssl;',
      '',
    ]);
  });

  const older = (quota: number) => ({ 'cpu/cpu.cfs_quota_us': `${quota}\n`, 'cpu/cpu.cfs_period_us': '100000\n' });
  it.each<[string, Readonly<Record<string, string>>, processors: number, workers: number]>([
    ['no limit', {}, 4, 4],
    ['a fifth of a processor', { 'cpu.max': '20000 100000\n' }, 64, 1],
    ['one and a half', { 'cpu.max': '150000 100000\n' }, 64, 2],
    ['"max"', { 'cpu.max': 'max 100000\n' }, 3, 3],
    ['the files of version 1', older(250_000), 64, 3],
  ])('sets the number of workers from the limit of the control group: %s', async (_, files, processors, workers) => {
    const group = await temporaryFolder();
    await writeFiles(group, files);
    expect(Number(inShell(`. ./detect.sh; workers_within "$1" ${processors}`, [group]))).toBe(workers);
  });
});
