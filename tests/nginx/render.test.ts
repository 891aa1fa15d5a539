/** nginx/render.sh: what it refuses, and that what it writes runs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalPathsMap } from '../../scripts/build/nginx-maps';
import { hasOpenssl, makeCertificate } from './support/certificate';
import { readConfiguration, walk } from './support/configuration';
import {
  describeWithNginx,
  nginxBinary,
  render,
  renderScript,
  temporaryFolder,
  writtenConfiguration,
} from './support/site';

describeWithNginx('render.sh', () => {
  let folder: string;
  let outDir: string;
  let good: Record<string, string>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    const webRoot = join(folder, 'web root');
    await mkdir(webRoot);
    await writeFile(join(webRoot, 'index.html'), 'home');
    await writeFile(join(webRoot, '404.html'), 'not found');
    good = {
      WEB_ROOT: webRoot,
      INQUIRY_HOST: 'https://api.example.com',
      LISTEN_ADDRESS: '127.0.0.1',
      ACCESS_LOG: 'off',
    };
  });
  beforeEach(async () => {
    outDir = join(folder, 'out');
    await rm(outDir, { recursive: true, force: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const check = () => {
    const { status, stderr } = spawnSync(nginxBinary ?? '', ['-t', '-c', join(outDir, 'nginx.conf')], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  describe('refuses, by name, and writes nothing', () => {
    it.each([
      ['INQUIRY_HOST', ''],
      ['INQUIRY_HOST', 'https://api.example.com/'],
      ['INQUIRY_HOST', 'https://api.example.com/v1'],
      ['INQUIRY_HOST', 'https://api.example.com?x'],
      ['INQUIRY_HOST', 'https://api.example.com#x'],
      ['INQUIRY_HOST', 'api.example.com'],
      ['INQUIRY_HOST', '//api.example.com'],
      ['INQUIRY_HOST', 'ftp://api.example.com'],
      ['INQUIRY_HOST', 'HTTP://api.example.com'],
      ['INQUIRY_HOST', 'unix:/run/api.sock'],
      ['INQUIRY_HOST', 'http://'],
      ['INQUIRY_HOST', 'http://:8081'],
      ['INQUIRY_HOST', 'http://api.example.com:'],
      ['INQUIRY_HOST', 'http://api.example.com:0'],
      ['INQUIRY_HOST', 'http://api.example.com:65536'],
      ['INQUIRY_HOST', 'http://api.example.com:99999999999999999999'],
      ['INQUIRY_HOST', 'http://api.example.com:80a'],
      ['INQUIRY_HOST', 'http://api.example.com:80:81'],
      ['INQUIRY_HOST', 'http://user:secret@api.example.com'],
      ['INQUIRY_HOST', 'http://api .example.com'],
      ['INQUIRY_HOST', ' http://api.example.com'],
      ['INQUIRY_HOST', 'http://api.example.com '],
      ['INQUIRY_HOST', 'http://api.example.com\n'],
      ['INQUIRY_HOST', 'http://api.example.com\nhttp://b'],
      ['INQUIRY_HOST', 'http://api.example.com\r'],
      ['INQUIRY_HOST', "http://api'.example.com"],
      ['INQUIRY_HOST', 'http://api".example.com'],
      ['INQUIRY_HOST', 'http://api.example.com;'],
      ['INQUIRY_HOST', 'http://api.example.com;}'],
      ['INQUIRY_HOST', 'http://$host'],
      ['INQUIRY_HOST', 'http://api|x'],
      ['INQUIRY_HOST', 'http://api&x'],
      ['INQUIRY_HOST', 'http://api\\1'],
      ['INQUIRY_HOST', 'http://$RESOLVER'],
      ['INQUIRY_HOST', 'http://äpi.example.com'],
      ['INQUIRY_HOST', 'http://api..example.com'],
      ['INQUIRY_HOST', 'http://.example.com'],
      ['INQUIRY_HOST', 'http://-api.example.com'],
      ['INQUIRY_HOST', 'http://127.0.0.256'],
      ['INQUIRY_HOST', 'http://127.0.0'],
      ['INQUIRY_HOST', 'http://1.2.3.4.5'],
      ['INQUIRY_HOST', 'http://[::1'],
      ['INQUIRY_HOST', 'http://[zz::1]'],
      ['INQUIRY_HOST', 'http://::1'],
      // nginx holds no certificate against an address, even where it names one.
      ['INQUIRY_HOST', 'https://192.0.2.1'],
      ['INQUIRY_HOST', 'https://[2001:db8::1]:8443'],
      ['WEB_ROOT', ''],
      ['WEB_ROOT', 'dist/client'],
      ['WEB_ROOT', '/nowhere/at/all'],
      ['WEB_ROOT', '/tmp/$uri'],
      ['WEB_ROOT', '/tmp/a";b'],
      ['WEB_ROOT', '/tmp/a\nb'],
      ['LISTEN_ADDRESS', 'localhost'],
      ['LISTEN_ADDRESS', '127.0.0.1:80'],
      ['LISTEN_ADDRESS', '::1'],
      ['LISTEN_ADDRESS', '127.0.0.1; include /etc/passwd'],
      ['LISTEN_PORT', '0'],
      ['LISTEN_PORT', '65536'],
      ['LISTEN_PORT', '080'],
      ['LISTEN_PORT', '8080 ssl'],
      ['LISTEN_PORT', 'http'],
      ['RELEASE_PEERS', 'web'],
      ['RELEASE_PEERS', 'http://web:8080'],
      ['RELEASE_PEERS', 'web:0'],
      ['RELEASE_PEERS', 'web:8080/'],
      ['RELEASE_PEERS', 'web:8080;'],
      ['RESOLVER', 'dns.example.com'],
      ['RESOLVER', '127.0.0.1;'],
      ['RESOLVER', '127.0.0.1:0'],
      ['RESOLVER', '127.0.0.1 ::1'],
      ['RESOLVER', '127.0.0.1\n1.1.1.1'],
      ['RESOLVER', ' '],
      ['TRUSTED_PROXIES', 'balancer.example.com'],
      ['TRUSTED_PROXIES', '10.0.0.0/33'],
      ['TRUSTED_PROXIES', '10.0.0.0/'],
      ['TRUSTED_PROXIES', '10.0.0/8'],
      ['TRUSTED_PROXIES', '0.0.0.0/0'],
      ['TRUSTED_PROXIES', '::/0'],
      ['TRUSTED_PROXIES', 'fd00::/129'],
      ['TRUSTED_PROXIES', '[fd00::1]'],
      ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.2'],
      ['TRUSTED_PROXIES', '10.0.0.1; allow all'],
      ['TRUSTED_PROXIES', '*'],
      ['TRUSTED_PROXIES', '10.0.0.1\n10.0.0.2'],
      ['TLS_CERTIFICATE', '/nowhere.pem'],
      ['TLS_KEY', '/nowhere.pem'],
      ['TLS_PORT', '0'],
      ['TLS_PORT', '8443 ssl'],
      ['TLS_PUBLIC_PORT', '65536'],
      ['METRICS_PORT', '8080'],
      ['METRICS_PORT', 'x'],
      ['METRICS_ADDRESS', 'localhost'],
      ['INQUIRY_CA', '/nowhere.pem'],
      ['INQUIRY_CA', '/etc'],
      ['INQUIRY_CA', '/etc/passwd'],
      ['ACCESS_LOG', 'relative.log'],
      ['ERROR_LOG', '/tmp/log; x'],
      ['NGINX', '/nowhere/nginx'],
      ['NGINX', '/bin/echo'],
      ['NGINX', '/bin/true'],
      ['OFFLINE', 'no'],
      ['OFFLINE', 'off;'],
      ['WORKERS', '0'],
      ['WORKERS', '-1'],
      ['WORKERS', '2;'],
      ['WORKERS', 'Auto'],
      ['WORKERS', '08'],
    ])('%s = %j', (name, value) => {
      const { status, stderr } = render(outDir, { ...good, [name]: value });
      expect(status).toBe(1);
      // NGINX is the name of the variable and of what it runs.
      expect(stderr).toContain(name);
      expect(stderr.match(/^ {2}/gm), stderr).toHaveLength(1);
      expect(existsSync(outDir)).toBe(false);
    });

    it.skipIf(!hasOpenssl)('a certificate that cannot be used', async () => {
      const [cert, key, otherKey, nameless] = ['cert.pem', 'key.pem', 'other.pem', 'nameless.pem'].map((name) =>
        join(folder, name),
      ) as [string, string, string, string];
      makeCertificate(cert, otherKey, ['DNS:localhost']);
      makeCertificate(cert, key, ['DNS:localhost']);
      makeCertificate(nameless, join(folder, 'nameless.key'), []);
      for (const [variables, words] of [
        [{ TLS_CERTIFICATE: cert }, 'TLS_KEY is not set'],
        [{ TLS_KEY: key }, 'TLS_CERTIFICATE is not set'],
        [{ TLS_CERTIFICATE: cert, TLS_KEY: otherKey }, 'TLS_KEY is'],
        [{ TLS_CERTIFICATE: key, TLS_KEY: key }, 'TLS_CERTIFICATE is'],
        [{ TLS_CERTIFICATE: nameless, TLS_KEY: join(folder, 'nameless.key') }, 'TLS_CERTIFICATE is'],
        [{ TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: '8080' }, 'TLS_PORT and LISTEN_PORT'],
        [{ TLS_CERTIFICATE: cert, TLS_KEY: key, METRICS_PORT: '8443' }, 'METRICS_PORT'],
      ] as const) {
        const { status, stderr } = render(outDir, { ...good, ...variables });
        expect([status, stderr.match(/^ {2}/gm)?.length], words).toEqual([1, 1]);
        expect(stderr).toContain(words);
      }
      expect(existsSync(outDir)).toBe(false);
    });

    it('everything that is bad at once', () => {
      const bad = { INQUIRY_HOST: 'x', WEB_ROOT: 'y', LISTEN_ADDRESS: 'z', LISTEN_PORT: '0', RESOLVER: '!' };
      const { status, stderr } = render(outDir, bad);
      expect(status).toBe(1);
      for (const [name, value] of Object.entries(bad)) {
        expect(stderr).toContain(name);
        expect(stderr).toContain(`'${value}'`);
      }
      expect(existsSync(outDir)).toBe(false);
    });

    it('a folder that is no built site', async () => {
      const empty = join(folder, 'empty');
      await mkdir(empty, { recursive: true });
      expect(render(outDir, { ...good, WEB_ROOT: empty }).stderr).toContain('404.html is missing');
    });

    it('to run without a folder to write to', () => {
      expect(render('', good).status).toBe(1);
    });
  });

  describe('writes what nginx accepts', () => {
    it.each([
      'http://mock-inquiry-api:8081',
      'https://api.example.com',
      'https://api.example.com:8443',
      'http://inquiry_api.internal',
      'http://localhost:65535',
      'http://127.0.0.1:1',
      'http://[::1]:8081',
      'http://[2001:db8::1]',
    ])('for INQUIRY_HOST = %s', (origin) => {
      expect(render(outDir, { ...good, INQUIRY_HOST: origin })).toMatchObject({ status: 0 });
      expect(check().stderr).toMatch(/test is successful/);
    });

    it.each([
      { LISTEN_ADDRESS: '0.0.0.0' },
      { LISTEN_ADDRESS: '[::1]' },
      { LISTEN_ADDRESS: '[::]', LISTEN_PORT: '18080' },
      { RESOLVER: '127.0.0.11' },
      { RESOLVER: '10.0.0.1:5353 [fd00::1] [fd00::2]:53' },
      { ACCESS_LOG: '/dev/null', ERROR_LOG: '/dev/null' },
      { TRUSTED_PROXIES: '10.0.0.0/8 192.168.1.1 fd00::/8 ::1' },
      { METRICS_PORT: '18082' },
      { OFFLINE: 'on' },
      { OFFLINE: 'off' },
      { WORKERS: '1' },
      { WORKERS: 'auto' },
      { METRICS_PORT: '18082', METRICS_ADDRESS: '[::1]' },
    ])('for %j', (variables) => {
      expect(render(outDir, { ...good, LISTEN_PORT: '18080', ...variables })).toMatchObject({ status: 0 });
      const { stderr } = check();
      // A host without IPv6 cannot bind; the configuration is right all the same.
      expect(stderr).toMatch(/test is successful|Address family not supported|Cannot assign requested address/);
    });

    it('and a second time over the first', () => {
      expect(render(outDir, good).status).toBe(0);
      expect(render(outDir, { ...good, LISTEN_PORT: '18081' }).status).toBe(0);
      expect(check().status).toBe(0);
    });

    it('with everything nginx writes inside the folder', async () => {
      render(outDir, good);
      const written = await writtenConfiguration(outDir);
      for (const [, path] of written.matchAll(/^\s*(?:pid|\w+_temp_path) "?([^";]+)/gm)) expect(path).toContain(outDir);
      expect(written).not.toMatch(/^[^#\n]*\$\{?[A-Z]/m);
      expect(written).toMatch(/^daemon off;$/m);
      expect(written).not.toMatch(/\.template\b[^#]*;/);
    });

    it.skipIf(!hasOpenssl)('with HTTP/2, and with HTTP/3 where this nginx has it, for a certificate', async () => {
      const [cert, key] = [join(folder, 'tls.pem'), join(folder, 'tls-key.pem')];
      makeCertificate(cert, key, ['DNS:localhost']);
      render(outDir, { ...good, LISTEN_PORT: '18080', TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: '18443' });
      const { status, stderr } = check();
      expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
      expect(status).toBe(0);
      const written = await writtenConfiguration(outDir);
      const compiled = spawnSync(nginxBinary ?? '', ['-V'], { encoding: 'utf8' }).stderr;
      expect(written).toMatch(/ssl http2 default_server;|http2 on;/);
      expect(written.includes('http3 on;')).toBe(compiled.includes('--with-http_v3_module'));
    });

    it.skipIf(!hasOpenssl).each([
      ['1.22.1', '', ['127.0.0.1:18443 ssl http2 default_server'], false],
      ['1.25.0', '', ['127.0.0.1:18443 ssl http2 default_server'], false],
      ['1.25.1', '', ['127.0.0.1:18443 ssl default_server'], true],
      [
        '1.26.3',
        '--with-http_v3_module',
        ['127.0.0.1:18443 ssl default_server', '127.0.0.1:18443 quic reuseport default_server'],
        true,
      ],
    ])('as nginx %s takes it', async (version, modules, listening, http2) => {
      const [cert, key] = [join(folder, 'tls.pem'), join(folder, 'tls-key.pem')];
      makeCertificate(cert, key, ['DNS:localhost']);
      const NGINX = join(folder, 'an-nginx');
      const script = `#!/bin/sh\necho nginx version: nginx/${version} >&2\n[ "$1" = -v ] || echo ${modules} >&2\n`;
      await writeFile(NGINX, script, { mode: 0o755 });
      const tls = { TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: '18443', TLS_PUBLIC_PORT: '443' };
      expect(render(outDir, { ...good, ...tls, NGINX }).status).toBe(0);
      const all = walk(readConfiguration(outDir));
      const told = (name: string) =>
        all.filter((one) => one.name === name).map(({ parameters }) => parameters.join(' '));
      expect(told('listen')).toEqual(['127.0.0.1:8080 default_server', ...listening]);
      expect(told('http2')).toEqual(http2 ? ['on'] : []);
      // Over TLS alone: no browser speaks it in the clear, and what nobody needs is nobody's way in.
      for (const { within } of all.filter(({ name }) => name === 'http2'))
        expect(within[0]?.block?.some(({ name, parameters }) => name === 'listen' && parameters.includes('ssl'))).toBe(
          true,
        );
      expect(render(outDir, { ...good, NGINX }).status).toBe(0);
      expect(walk(readConfiguration(outDir)).filter(({ name }) => name === 'http2')).toEqual([]);
      expect(told('http3')).toEqual(modules ? ['on'] : []);
      expect(told('add_header').some((header) => header.startsWith('Alt-Svc '))).toBe(modules !== '');
      expect(told('on')).toEqual(modules ? ['h3=":443"; ma=86400', 'max-age=31536000'] : ['max-age=31536000']);
    });

    it('checking certificates where the inquiry API is reached over TLS, and only there', async () => {
      render(outDir, good);
      expect(await writtenConfiguration(outDir)).toContain('proxy_ssl_verify on;');
      render(outDir, { ...good, INQUIRY_HOST: 'http://api.example.com' });
      expect(await writtenConfiguration(outDir)).not.toContain('proxy_ssl_verify');
    });

    it('for a catalogue of three thousand pages with long names', async () => {
      render(outDir, good);
      const name = 'Roller-Bear-Med-Cooler-with-a-rather-long-name';
      const paths = Array.from({ length: 3000 }, (_, index) => `/Products/${name}-${index}`);
      await writeFile(
        join(outDir, 'maps/canonical-paths.map'),
        canonicalPathsMap(new Map(paths.map((path) => [path.toLowerCase(), path]))),
      );
      const { status, stderr } = check();
      expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
      expect(status).toBe(0);
    });
  });

  describe('fills templates', () => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name = '']) => name))].sort();
    const source = dirname(renderScript);

    it('with the values on its list, each of which some template has', async () => {
      const templates = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.template'));
      const texts = await Promise.all(templates.map((name) => readFile(join(source, name), 'utf8')));
      const used = names(texts.join('\n').replace(/\$\{NAMES\}/, ''));
      const [, list = ''] = /^names='([^']+)'/m.exec(await readFile(renderScript, 'utf8')) ?? [];
      expect(names(list)).toEqual(used);
      expect(used.length).toBeGreaterThan(10);
    });

    it('and leaves behind nothing that an earlier run chose', async () => {
      render(outDir, { ...good, METRICS_PORT: '18082', TRUSTED_PROXIES: '10.0.0.0/8' });
      expect(await readdir(join(outDir, 'servers'))).toEqual(['http.conf', 'metrics.conf']);
      render(outDir, { ...good, INQUIRY_HOST: 'http://api.example.com' });
      expect(await readdir(join(outDir, 'servers'))).toEqual(['http.conf']);
      const chosen = await readdir(join(outDir, 'optional'), { recursive: true });
      expect(chosen).toContain('http/no-trusted-proxies.conf');
      expect(chosen).not.toContain('http/trusted-proxies.conf');
      expect(chosen).not.toContain('http/inquiry-over-tls.conf');
    });

    it('but for comments, and what is chosen, with what stands in nginx/', async () => {
      render(outDir, good);
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.conf') || !existsSync(join(source, name))) continue;
        expect(await readFile(join(outDir, name), 'utf8'), name).toBe(await readFile(join(source, name), 'utf8'));
      }
    });

    it.each(['dash', 'busybox'])('in %s as in any other shell', async (shell) => {
      if (spawnSync(shell, shell === 'busybox' ? ['true'] : ['-c', 'true']).status !== 0) return;
      render(outDir, good);
      const expected = await writtenConfiguration(outDir);
      await rm(outDir, { recursive: true });
      const parameters = [...(shell === 'busybox' ? ['sh'] : []), renderScript, outDir];
      const env = { PATH: process.env.PATH, ...good };
      expect(spawnSync(shell, parameters, { env, encoding: 'utf8' }).status).toBe(0);
      expect(await writtenConfiguration(outDir)).toBe(expected);
    });

    it('or says which package has what it fills them with', async () => {
      const bin = join(folder, 'bin');
      await mkdir(bin, { recursive: true });
      for (const tool of ['sh', 'dirname', 'grep', 'awk', 'id', 'sed', 'tr'])
        await symlink(
          spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim(),
          join(bin, tool),
        );
      const { status, stderr } = render(outDir, { ...good, PATH: bin, NGINX: nginxBinary ?? '' });
      expect([status, stderr]).toEqual([1, expect.stringContaining('install gettext-base')]);
    });
  });

  describe('starts as many workers', () => {
    /** What render.sh takes for a machine of so many processors, whose control group has these files. */
    const workers = async (files: Readonly<Record<string, string>>, processors: number) => {
      const group = join(folder, 'cgroup');
      await rm(group, { recursive: true, force: true });
      await mkdir(join(group, 'cpu'), { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(join(group, name), text);
      const script = `set -eu; . "$1"; workers_within "$2" ${processors}`;
      const detect = join(dirname(renderScript), 'render/detect.sh');
      return Number(spawnSync('sh', ['-c', script, 'sh', detect, group], { encoding: 'utf8' }).stdout);
    };

    it.each([
      ['no limit', {}, 4, 4],
      ['no limit, and many processors', {}, 64, 8],
      ['one processor', { 'cpu.max': '100000 100000\n' }, 64, 1],
      ['a fifth of a processor', { 'cpu.max': '20000 100000\n' }, 64, 1],
      ['one and a half', { 'cpu.max': '150000 100000\n' }, 64, 2],
      ['more than there are', { 'cpu.max': '600000 100000\n' }, 2, 2],
      ['more than are of use', { 'cpu.max': '3200000 100000\n' }, 64, 8],
      ['"max"', { 'cpu.max': 'max 100000\n' }, 3, 3],
      ['the older files', { 'cpu/cpu.cfs_quota_us': '250000\n', 'cpu/cpu.cfs_period_us': '100000\n' }, 64, 3],
      [
        'the older files without a limit',
        { 'cpu/cpu.cfs_quota_us': '-1\n', 'cpu/cpu.cfs_period_us': '100000\n' },
        3,
        3,
      ],
      ['an empty file', { 'cpu.max': '' }, 3, 3],
    ])('as a container may use: %s', async (_, files, processors, expected) => {
      expect(await workers(files, processors)).toBe(expected);
    });

    it('as WORKERS says', async () => {
      render(outDir, { ...good, WORKERS: '12' });
      expect(await writtenConfiguration(outDir)).toMatch(/^worker_processes 12;$/m);
      render(outDir, { ...good, WORKERS: 'auto' });
      expect(await writtenConfiguration(outDir)).toMatch(/^worker_processes [1-8];$/m);
    });
  });
});
