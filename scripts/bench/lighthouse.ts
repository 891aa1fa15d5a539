/**
 * Lighthouse's four categories on every page that is prerendered, as its phone and as its desktop. One round: it reckons
 * a slow phone's times from a load at full speed, and three of its categories are not about time.
 *
 * ROUTES  ids of routes, with commas between; all
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { manifest } from '../../frontend/src/routes/manifest';
import { shownRows } from '../../frontend/src/routes/paths';
import type { BenchContext } from './section';
import { serveSite } from './serve';
import type { Table } from './table';

const presets = ['mobile', 'desktop'] as const;
type Preset = (typeof presets)[number];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The last line of releases that runs on Node 20. */
const lighthousePackage = 'lighthouse@12.8.2';
/** From a cold cache on a slow machine; what takes longer hangs. */
const installLimitMs = 15 * 60_000;
const attempts = 3;
const runLimitMs = 180_000;

/** As much of a report as is read. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
  readonly runtimeError?: { readonly message: string };
}

interface Result {
  readonly path: string;
  readonly preset: Preset;
  readonly report: Report;
}

/** Runs Lighthouse over the site. @throws Error for an unknown route, or a page that Lighthouse cannot load. */
export async function run(context: BenchContext): Promise<readonly Table[]> {
  const script = await installedLighthouse();
  const served = await serveSite(context.site);
  const results: Result[] = [];
  try {
    for (const { path } of chosen(process.env.ROUTES))
      for (const preset of presets) {
        const report = await measure(script, `${served.origin}${path}`, preset);
        results.push({ path, preset, report });
        context.log(`${path} ${preset}: ${categories.map((category) => scoreOf(report, category)).join(', ')}`);
      }
  } finally {
    await served.stop();
  }
  return [scoresTable(results), auditsTable(results)];
}

/** The script that Node runs as Lighthouse; npm keeps it in its cache. Rejects with npm's words where it cannot be had. */
async function installedLighthouse(): Promise<string> {
  const words = ['exec', '--yes', '--ignore-scripts', `--package=${lighthousePackage}`, '--call=command -v lighthouse'];
  const { stdout } = await promisify(execFile)('npm', words, { timeout: installLimitMs });
  return stdout.trim();
}

/** Every route with a page of its own, or those that are named. @throws Error for a name that none has. */
function chosen(names: string | undefined) {
  const rows = shownRows(process.env.SITE_PLACEHOLDERS === 'hide' ? 'hide' : 'show');
  if (!names) return rows;
  const ids = names.split(',').map((id) => id.trim());
  const unknown = ids.filter((id) => !manifest.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`ROUTES names ${unknown.join(', ')}, which no route is called`);
  return rows.filter(({ id }) => ids.includes(id));
}

/** Lighthouse loses a trace now and then, and then asks to be run again. Rejects with its words after the last attempt. */
async function measure(script: string, url: string, preset: Preset): Promise<Report> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await measureOnce(script, url, preset);
    } catch (error) {
      // The error's own message has the whole report in it.
      const { stderr, message } = error as Error & { readonly stderr?: string };
      if (left === 0) throw new Error(`${url}: ${stderr?.trim() || message}`);
    }
  }
}

async function measureOnce(script: string, url: string, preset: Preset): Promise<Report> {
  const asRoot = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const words = [
    script,
    url,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --disable-gpu${asRoot}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM || '/usr/bin/chromium' },
    maxBuffer: 2 ** 27,
    timeout: runLimitMs,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** 0 to 100; "–" where Lighthouse has none. */
function scoreOf({ categories: scored }: Report, category: string): number | string {
  const score = scored[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : '–';
}

function scoresTable(results: readonly Result[]): Table {
  const paths = [...new Set(results.map(({ path }) => path))];
  const cells = (path: string, preset: Preset) => {
    const result = results.find((each) => each.path === path && each.preset === preset);
    return categories.map((category) => (result ? scoreOf(result.report, category) : '–'));
  };
  return {
    title: 'Lighthouse',
    note: 'One round, mobile and desktop. What is missing from 100 is in the next table.',
    columns: ['page', ...presets.flatMap((preset) => categories.map((category) => `${preset} ${category}`))],
    rows: paths.map((path) => [path, ...presets.flatMap((preset) => cells(path, preset))]),
  };
}

/** Every audit that is not passed, with the pages it is not passed on. */
function auditsTable(results: readonly Result[]): Table {
  const found = new Map<string, { title: string; category: string; counts: boolean; where: string[] }>();
  for (const { path, preset, report } of results)
    for (const category of categories)
      for (const { id, weight } of report.categories[category]?.auditRefs ?? []) {
        const { title = id, score = null, displayValue } = report.audits[id] ?? {};
        if (score === null || score >= 1) continue;
        const entry = found.get(id) ?? { title, category, counts: weight > 0, where: [] };
        const value = displayValue ? `, ${displayValue.replace(/\u00a0/g, ' ')}` : '';
        entry.where.push(`${path} (${preset} ${Math.round(score * 100)}${value})`);
        found.set(id, entry);
      }
  const entries = [...found].sort(
    ([, a], [, b]) => Number(b.counts) - Number(a.counts) || b.where.length - a.where.length,
  );
  return {
    title: 'Lighthouse: audits that are not passed',
    note: 'With the score from 0 to 100 of each page. Those without a weight are advice: they take nothing from the score.',
    columns: ['audit', 'title', 'category', 'weighs', 'times', 'where'],
    rows: entries.map(([id, { title, category, counts, where }]) => [
      id,
      title,
      category,
      counts ? 'yes' : 'no',
      where.length,
      where.length > 6 ? `${where.slice(0, 6).join('; ')}; …` : where.join('; '),
    ]),
  };
}
