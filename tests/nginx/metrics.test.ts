/** What nginx counts, at /metrics: the numbers that alerts and the dashboard are made from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { endpoint, inquiry, newVisitor, send } from './support/inquiry';
import { forThisTest } from './support/lifetime';
import { exchange, request } from './support/request';
import { describeWithNginx, describeWithTls, startSite, startTlsSite, temporaryFolder, useSite } from './support/site';
import { type Upstream, useUpstream } from './support/upstream';
import { kelvin, writeFiles } from './support/webRoot';

/** The lines of /metrics on a port: values by names with labels. */
async function metricsAt(port: number): Promise<Readonly<Record<string, number>>> {
  const { status, body } = await request(port, '/metrics');
  expect(status).toBe(200);
  const lines = [...body.toString().matchAll(/^([^#].*) (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, Number(value)]));
}

describeWithNginx('metrics', async () => {
  const upstream = useUpstream();
  const [port, controlGroup] = [await freePort(), await temporaryFolder()];
  const site = useSite(
    () => ({ INQUIRY_HOST: upstream.origin, METRICS_PORT: `${port}`, RELEASE_VERSION: '1.2.0', WORKERS: '2' }),
    { '/sys/fs/cgroup': controlGroup, 'proxy_read_timeout 15s;': 'proxy_read_timeout 2s;' },
  );

  let before: Readonly<Record<string, number>>;
  beforeEach(async () => {
    before = await metricsAt(port);
  });
  /** The counters that have changed since the beginning of the test, and by how much. nginx counts after a response. */
  const counted = () =>
    expect.poll(async () => {
      const now = Object.entries(await metricsAt(port)).map(([name, value]) => [name, value - (before[name] ?? 0)]);
      return Object.fromEntries(now.filter(([name, change]) => change && /_total\{/.test(`${name}`)));
    });

  it.each([
    [kelvin, 'page', '2xx'],
    [`${kelvin}/`, 'page', '3xx'],
    ['/robots.txt', 'file', '2xx'],
    ['/api/unknown', 'inquiry', '4xx'],
    ['/csp-report', 'report', '4xx'],
  ])('count a response by kind and class, but no health check and not themselves: %s', async (target, kind, status) => {
    for (const path of ['/healthz', '/readyz', target]) await site.get(path);
    await counted().toEqual({ [`site_answers_total{kind="${kind}",class="${status}"}`]: 1 });
  });

  it.each([
    [505, 'page', 'GET / HTTP/2.0\r\n\r\n'],
    [501, 'page', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n'],
    [501, 'inquiry', `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n`],
  ])('count a %i for a request that nginx cannot read as 4xx: no %s fails', async (status, kind, bytes) => {
    expect((await exchange(site.port, bytes)).toString()).toContain(` ${status} `);
    await counted().toEqual({ [`site_answers_total{kind="${kind}",class="4xx"}`]: 1 });
  });

  it.each<[outcome: string, status: string, answer: Upstream['answer'], target?: string]>([
    ['accepted', '2xx', (response) => response.writeHead(200).end('{}')],
    ['refused', '4xx', (response) => response.writeHead(400).end('{}')],
    ['failed', '5xx', (response) => response.writeHead(501).end('{}')],
    // What every inquiry meets: a wrong path, a login, an API that does not store it.
    ['failed', '4xx', (response) => response.writeHead(404).end('{}')],
    ['failed', '3xx', (response) => response.writeHead(302, { Location: '/login' }).end()],
    ['failed', '2xx', (response) => response.writeHead(202).end('{}')],
    ['unreachable', '5xx', (response) => response.destroy()],
    // At another spelling of its path.
    ['unreachable', '5xx', (response) => response.destroy(), `/${endpoint}`],
    ['timeout', '5xx', () => {}],
  ])('count an inquiry that is %s, with a %s', async (outcome, status, answer, target = endpoint) => {
    upstream.answer = answer;
    await site.get(target, { method: 'POST', body: inquiry, from: newVisitor() });
    await counted().toEqual({
      [`site_inquiries_total{outcome="${outcome}"}`]: 1,
      [`site_answers_total{kind="inquiry",class="${status}"}`]: 1,
    });
  });

  it('count an inquiry that did not arrive whole or was too large, and none that had another method or path', async () => {
    await send(site, { headers: { 'Content-Length': '500' }, end: true }).catch(() => {});
    const large = { method: 'POST', body: 'x'.repeat(70_000) };
    expect((await send(site, large)).status).toBe(413);
    await site.get(endpoint);
    await site.get('/api/unknown', large);
    await counted().toEqual({
      'site_answers_total{kind="inquiry",class="4xx"}': 4,
      'site_inquiries_total{outcome="incomplete"}': 2,
    });
  });

  it('count an inquiry for which nginx has no connection left as one that did not reach the API', async () => {
    const metricsPort = await freePort();
    const environment = { INQUIRY_HOST: upstream.origin, METRICS_PORT: `${metricsPort}`, WORKERS: '1' };
    const full = await forThisTest(startSite(environment, { 'worker_connections 8192;': 'worker_connections 8;' }));
    // Clients that have sent a part of a request; nginx closes idle ones where it needs a connection.
    const held: Socket[] = [];
    let status = 200;
    for (; status === 200; { status } = await send(full)) {
      const socket = connect(full.port, '127.0.0.1');
      held.push(socket);
      await new Promise((written) => socket.write('GET / HTTP/1.1\r\n', written));
    }
    for (const socket of held) socket.destroy();
    expect(status).toBe(500);
    await expect.poll(() => metricsAt(metricsPort)).toMatchObject({ 'site_inquiries_total{outcome="unreachable"}': 1 });
  });

  it('count inquiries over the limit', async () => {
    const from = newVisitor();
    for (let count = 0; count < 8; count += 1) await send(site, { from });
    await counted().toMatchObject({
      'site_inquiries_total{outcome="accepted"}': 6,
      'site_inquiries_total{outcome="limited"}': 2,
    });
  });

  it('have the time of the inquiry API as a histogram', async () => {
    upstream.answer = (response) => void setTimeout(() => response.writeHead(200).end('{}'), 120);
    await send(site);
    const name = 'site_inquiry_upstream_seconds';
    await expect.poll(() => metricsAt(port)).toMatchObject({ [`${name}_count`]: (before[`${name}_count`] ?? 0) + 1 });
    const now = await metricsAt(port);
    const more = (line: string) => (now[`${name}${line}`] ?? Number.NaN) - (before[`${name}${line}`] ?? 0);
    expect(more('_sum')).toBeGreaterThan(0.1);
    expect(['0.05', '0.1', '35', '+Inf'].map((most) => more(`_bucket{le="${most}"}`))).toEqual([0, 0, 1, 1]);
  });

  it('name the release and the start, and leave out what there is not', async () => {
    expect(before['site_release_info{version="1.2.0",revision="unknown"}']).toBe(1);
    expect(Math.abs((before.site_start_time_seconds ?? 0) - Date.now() / 1000)).toBeLessThan(300);
    expect(before['site_connections{state="open"}']).toBeGreaterThan(0);
    // There is no certificate, and no limit of memory.
    expect(Object.keys(before).filter((name) => /certificate|memory/.test(name))).toEqual([]);
  });

  it('have the memory of a container, of either version of control groups', async () => {
    const has = { site_memory_bytes: 600, site_memory_limit_bytes: 2000, site_memory_kills_total: 3 };
    await writeFiles(controlGroup, {
      'memory/memory.limit_in_bytes': '2000\n',
      'memory/memory.usage_in_bytes': '1000\n',
      'memory/memory.stat': 'inactive_file 1\ntotal_inactive_file 400\n',
      'memory/memory.oom_control': 'under_oom 0\noom_kill 3\n',
    });
    expect(await metricsAt(port)).toMatchObject(has);
    await writeFiles(controlGroup, { 'memory/memory.limit_in_bytes': '9223372036854771712\n' });
    expect(Object.keys(await metricsAt(port))).not.toContain('site_memory_bytes');
    await writeFiles(controlGroup, {
      'memory.max': '2000\n',
      'memory.current': '1000\n',
      'memory.stat': 'file 900\ninactive_file 400\n',
      'memory.events': 'oom 9\noom_kill 3\noom_group_kill 0\n',
    });
    expect(await metricsAt(port)).toMatchObject(has);
  });

  it('count workers that nginx had to replace, and keep every number over a reload, also one that fails', async () => {
    const workers = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ');
    const killOne = () => process.kill(Number(workers()[0]), 'SIGKILL');
    await site.get('/');
    killOne();
    await expect.poll(() => metricsAt(port)).toMatchObject({ site_worker_deaths_total: 1 });
    const now = await metricsAt(port);
    const second = workers();
    site.signal('SIGHUP');
    await expect.poll(() => workers().some((worker) => second.includes(worker))).toBe(false);
    const { 'site_connections{state="open"}': _, ...kept } = await metricsAt(port);
    expect(now).toMatchObject(kept);
    await send(site);
    await counted().toMatchObject({ 'site_inquiries_total{outcome="accepted"}': 1 });

    // The configuration is valid, and its port is in use.
    const file = join(site.folder, 'nginx/servers/metrics.conf');
    const configuration = await readFile(file, 'utf8');
    await writeFile(file, configuration.replaceAll(`${port}`, new URL(upstream.origin).port));
    site.signal('SIGHUP');
    await expect.poll(site.log).toContain('still could not bind()');
    await writeFile(file, configuration);
    killOne();
    await expect.poll(() => metricsAt(port)).toMatchObject({ site_worker_deaths_total: 2 });
  });

  it('are the same lines whatever is requested: nothing of a visitor is in them', async () => {
    for (const target of ['/%22%7D%0Aevil 1', `${kelvin}?email=jane.doe@example.com`, `/${'x'.repeat(7000)}`])
      await site.get(target, { from: newVisitor(), method: 'QUERY', headers: { 'User-Agent': 'x"} 1' } });
    expect(Object.keys(await metricsAt(port))).toEqual(Object.keys(before));
    expect(Object.keys(before).length).toBeLessThan(60);
  });

  it('cost a visitor nothing where counting fails', async () => {
    const environment = { METRICS_PORT: `${await freePort()}` };
    const replacements = { 'require("metrics").count()': 'error("cannot count")' };
    const broken = await forThisTest(startSite(environment, replacements));
    const { status, body } = await broken.get('/');
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('</html>')]);
    await expect.poll(() => broken.log()).toContain('cannot count');
  });

  it('have a port of their own, and no address on the site', async () => {
    expect((await request(port, '/')).status).toBe(404);
    expect((await site.get('/metrics')).status).toBe(404);
    await expect.poll(async () => (await site.accessLog()).some(({ path }) => path === '/metrics')).toBe(true);
    expect((await site.accessLog()).filter(({ path, status }) => path === '/metrics' && status === 200)).toEqual([]);
  });
});

describeWithTls('the end of the certificate in metrics', () => {
  it('is that of the certificate in use, also after a renewal', async () => {
    const port = await freePort();
    const site = await forThisTest(startTlsSite(['DNS:www.example.com'], { METRICS_PORT: `${port}` }));
    const end = () => {
      const args = ['x509', '-noout', '-enddate', '-in', site.certificate.TLS_CERTIFICATE];
      return Date.parse(execFileSync('openssl', args, { encoding: 'utf8' }).replace('notAfter=', '')) / 1000;
    };
    expect(await metricsAt(port)).toMatchObject({ site_certificate_end_seconds: end() });
    // After 2049 a certificate has its years with four digits.
    site.renew(20_000);
    site.signal('SIGHUP');
    await expect.poll(() => metricsAt(port)).toMatchObject({ site_certificate_end_seconds: end() });
  });
});
