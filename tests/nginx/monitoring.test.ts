/** deploy/monitoring: the alert rules by promtool, and every query of the dashboard on a real Prometheus that scrapes nginx. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { freePort } from '../../scripts/lib/free-port';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { openInquiryStore } from '../mock-inquiry-api/inquiryStore';
import { buildMock } from '../mock-inquiry-api/server';
import { repository, run } from '../unit/support/run';
import { hasOpenssl } from './support/certificate';
import { hasHaproxy, startEdge } from './support/edge';
import { newVisitor, send } from './support/inquiry';
import { keepDoing, started } from './support/lifetime';
import { nginxBinary, temporaryFolder, useSite, useTlsSite } from './support/site';
import { writeFiles } from './support/webRoot';

const folder = join(repository, 'deploy/monitoring');
const promtool = (...args: readonly string[]) => run('promtool', args, process.env);
const read = <T>(file: string): T => parse(readFileSync(join(folder, file), 'utf8')) as T;

const lacks = ['promtool', 'prometheus'].every((program) => existsSync(`/usr/bin/${program}`))
  ? ''
  : ' (skipped: the package prometheus is not installed)';

const { groups } = read<{ groups: { rules: { alert: string }[] }[] }>('alerts.yml');
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

type RuleTests = { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] };
const testFiles = ['alerts.test.yml', 'business-hours.test.yml'];
const cases = testFiles.flatMap((file) => read<RuleTests>(file).tests.flatMap((test) => test.alert_rule_test));

describe.skipIf(lacks !== '')(`the alert rules${lacks}`, () => {
  it.each(['prometheus.yml', 'swarm.yml'])('are valid, and so is the configuration in %s', async (file) => {
    expect((await promtool('check', 'config', join(folder, file))).output).toContain('SUCCESS');
  });

  it('are for the ports of the images, in Kubernetes as well', () => {
    const dockerfile = readFileSync(join(folder, '../Dockerfile'), 'utf8');
    const [edge, web] = [...dockerfile.matchAll(/\bMETRICS_PORT=(\d+)/g)].map(([, port]) => Number(port));
    type Scrape = { scrape_configs: { job_name: string; dns_sd_configs: { port: number }[] }[] };
    const ports = (file: string) =>
      Object.fromEntries(read<Scrape>(file).scrape_configs.map((job) => [job.job_name, job.dns_sd_configs[0]?.port]));
    expect(ports('prometheus.yml')).toEqual({ web });
    expect(ports('swarm.yml')).toEqual({ web, edge });
    const component = readFileSync(join(folder, '../kubernetes/components/metrics/port.yaml'), 'utf8');
    expect(component).toContain(`containerPort: ${web}\n`);
    expect(component).toContain(`prometheus.io/port: "${web}"`);
  });

  it.each(testFiles)('fire only in the cases of %s', async (file) => {
    expect((await promtool('test', 'rules', join(folder, file))).output).toContain('SUCCESS');
  });

  it.each(alerts)('have a case that fires and one that does not: %s', (alert) => {
    const own = cases.filter(({ alertname }) => alertname === alert);
    expect(new Set(own.map(({ exp_alerts }) => exp_alerts !== undefined))).toEqual(new Set([true, false]));
  });
});

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as Dashboard;
const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Starts a Prometheus that scrapes these ports by job every second. */
function startPrometheus(port: number, work: string, jobs: Readonly<Record<string, readonly number[]>>) {
  const file = join(work, 'prometheus.yml');
  const configuration = {
    ...read<object>('prometheus.yml'),
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'alerts.yml')],
    scrape_configs: Object.entries(jobs).map(([job, ports]) => ({
      job_name: job,
      static_configs: [{ targets: ports.map((metricsPort) => `127.0.0.1:${metricsPort}`) }],
    })),
  };
  writeFileSync(file, stringify(configuration));
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${work}/data`];
  const child = spawn('prometheus', [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  const over = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await over;
  };
  return { stop };
}

const canScrape = lacks === '' && nginxBinary && hasOpenssl && hasHaproxy;
describe.skipIf(!canScrape)(`a Prometheus that scrapes the site${lacks}`, async () => {
  const work = await temporaryFolder();
  const [port, tlsMetricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
  const prometheus = `http://127.0.0.1:${prometheusPort}`;
  const limited = { 'memory.max': '2000\n', 'memory.current': '1000\n' };
  await writeFiles(work, { ...limited, 'memory.stat': 'inactive_file 400\n', 'memory.events': 'oom_kill 0\n' });

  const mock = started(async () => {
    const it = await buildMock({ store: await openInquiryStore(join(work, 'inquiries')) });
    const behave = (payload: object = {}) => it.inject({ method: 'PUT', url: '/behaviour', payload });
    return { origin: await it.listen({ host: '127.0.0.1', port: 0 }), behave, stop: () => it.close() };
  });
  const site = useSite(() => ({ INQUIRY_HOST: mock.origin, METRICS_PORT: `${port}`, RELEASE_VERSION: '1.2.0' }), {
    '/sys/fs/cgroup': work,
  });
  // For its certificate.
  useTlsSite(['DNS:www.example.com'], () => ({ METRICS_PORT: `${tlsMetricsPort}`, RELEASE_VERSION: '1.2.0' }));
  const edge = started(startEdge);
  started(async () => startPrometheus(prometheusPort, work, { web: [port, tlsMetricsPort], edge: [edge.metricsPort] }));
  started(async () => {
    // Pages and files, and inquiries that are accepted, refused, limited, and lost.
    const behaviours = [{}, { status: 400 }, { status: 500 }, { drop: true }];
    const from = newVisitor();
    let turn = 0;
    const stop = keepDoing(async () => {
      for (const target of ['/', '/products/kelvin', '/robots.txt', '/assets/none.js']) await site.get(target);
      await mock.behave(behaviours[turn % behaviours.length]);
      const body = JSON.stringify(exampleInquiry);
      await send(site, { body, from: turn % 3 ? newVisitor() : from });
      turn += 1;
    }, 100);
    const ready = async () => expect((await fetch(`${prometheus}/-/ready`)).ok).toBe(true);
    await vi.waitFor(ready, { timeout: 30_000, interval: 100 });
    return { stop };
  });

  /** The values that a query returns. */
  const ask = async (query: string): Promise<readonly number[]> => {
    const body = new URLSearchParams({ query });
    const answer = await (await fetch(`${prometheus}/api/v1/query`, { method: 'POST', body })).json();
    if (answer.status !== 'success') throw new Error(`${query}: ${answer.error}`);
    return (answer.data.result as { value: [number, string] }[]).map(({ value: [, value] }) => Number(value));
  };

  it.each(queries)('has data for the panel "%s": %s', async (_, expression) => {
    // As Grafana does: four scrapes, and the time that is shown.
    const query = expression.replaceAll('$__rate_interval', '10s').replaceAll('$__range', '1m');
    expect(query).not.toContain('$');
    await expect
      .poll(() => ask(query).then((values) => values.length > 0 && !values.some(Number.isNaN)), { timeout: 30_000 })
      .toBe(true);
  });

  it('evaluates every alert rule, and one fires for inquiries that were lost', async () => {
    type Evaluated = { name: string; health: string; state: string };
    const evaluated = async () => {
      const { data } = await (await fetch(`${prometheus}/api/v1/rules`)).json();
      return data.groups.flatMap(({ rules }: { rules: Evaluated[] }) => rules) as Evaluated[];
    };
    await expect.poll(async () => new Set((await evaluated()).map(({ health }) => health))).toEqual(new Set(['ok']));
    expect((await evaluated()).map(({ name }) => name)).toEqual(alerts);
    const state = async (alert: string) => (await evaluated()).find(({ name }) => name === alert)?.state;
    await expect.poll(() => state('InquiryLost')).toBe('firing');
    expect(await state('SiteDown')).toBe('inactive');
  });
});
