/**
 * Lighthouse's four categories on every prerendered page, for a phone and a desktop, in one round: Lighthouse computes
 * a slow phone's times from a load at full speed, and three of its categories are not about time.
 *
 * Its package is run by `npm exec` and is not a dependency: 162 packages and 138 MB more would make `npm ci`, of which
 * every image build has one, 6 s slower, for a section that is run by hand.
 *
 * ROUTES  ids of routes, separated by commas; all
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { shownRows } from '../../frontend/src/routes/paths';
import { withSite } from './phone';
import type { Section, Table } from './section';

const presets = ['mobile', 'desktop'] as const;
type Preset = (typeof presets)[number];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The last line of releases that runs on Node 20. */
const lighthousePackage = 'lighthouse@12.8.2';
const attempts = 3;

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Result {
  readonly path: string;
  readonly preset: Preset;
  readonly report: Report;
}

export const run: Section = ({ site, log }) =>
  withSite(site, async (origin) => {
    const results: Result[] = [];
    for (const { path } of chosen(process.env.ROUTES))
      for (const preset of presets) {
        const report = await measure(`${origin}${path}`, preset);
        results.push({ path, preset, report });
        log(`${path} ${preset}: ${categories.map((category) => scoreOf(report, category)).join(', ')}`);
      }
    return [scoresTable(results), auditsTable(results)];
  });

/** The rows of all pages, or of the named ones. @throws Error for an unknown name. */
function chosen(names: string | undefined) {
  const rows = shownRows(process.env.SITE_PLACEHOLDERS === 'hide' ? 'hide' : 'show');
  const ids = names ? names.split(',').map((id) => id.trim()) : rows.map(({ id }) => id);
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`ROUTES names ${unknown.join(', ')}, which are no ids of routes`);
  return rows.filter(({ id }) => ids.includes(id));
}

/** Lighthouse loses a trace now and then and reports that it should be run again. */
async function measure(url: string, preset: Preset): Promise<Report> {
  const chromeFlags = `--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const options = [
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ...['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${chromeFlags}`],
    `--only-categories=${categories.join(',')}`,
  ];
  const npm = ['exec', '--yes', '--ignore-scripts', `--package=${lighthousePackage}`, '--', 'lighthouse'];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM || '/usr/bin/chromium' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)('npm', [...npm, url, ...options], { env, maxBuffer: 2 ** 27 });
      const report = JSON.parse(stdout) as Report;
      if (report.runtimeError) throw new Error(report.runtimeError.message);
      return report;
    } catch (error) {
      // The message of a failed process contains the whole report.
      const { stderr, message } = error as Error & { readonly stderr?: string };
      if (attempt === attempts) throw new Error(`${url}: ${stderr?.trim() || message}`);
    }
  }
}

/** 0 to 100; "–" where Lighthouse has none. */
function scoreOf({ categories: scored }: Report, category: string): number | string {
  const score = scored[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : '–';
}

function scoresTable(results: readonly Result[]): Table {
  const paths = [...new Set(results.map(({ path }) => path))];
  return {
    title: 'Lighthouse',
    note: 'One round, mobile and desktop. The next table lists what is missing from 100.',
    columns: ['page', ...presets.flatMap((preset) => categories.map((category) => `${preset} ${category}`))],
    rows: paths.map((path) => [
      path,
      ...results
        .filter((result) => result.path === path)
        .flatMap(({ report }) => categories.map((category) => scoreOf(report, category))),
    ]),
  };
}

/** Every audit that failed, on every page. An audit without a weight takes nothing from the score. */
function auditsTable(results: readonly Result[]): Table {
  const rows = results.flatMap(({ path, preset, report }) =>
    categories.flatMap((category) =>
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const { title = id, score = null } = report.audits[id] ?? {};
        return score === null || score >= 1 ? [] : [[id, title, category, weight, path, preset, score * 100]];
      }),
    ),
  );
  const columns = ['audit', 'title', 'category', 'weight', 'page', 'preset', 'score'];
  const note = 'An audit without a weight takes nothing from the score of its category.';
  return { title: 'Lighthouse: failed audits', note, columns, rows };
}
