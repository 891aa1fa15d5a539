/**
 * Lighthouse's four categories on every prerendered page, for a phone and a desktop, in one round: Lighthouse computes
 * a slow phone's times from a load at full speed, and three of its categories are not about time.
 * `npm exec` runs its package: 162 packages and 138 MB more would make every `npm ci` 6 s slower.
 *
 * ROUTES  ids of routes, separated by commas; all
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { shownRows } from '../../frontend/src/routes/paths';
import { startSite } from './nginx';
import { chromium, chromiumFlags } from './phone';
import type { Section } from './section';

const presets = { mobile: [], desktop: ['--preset=desktop'] };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The last line of releases that runs on Node 20. */
const lighthousePackage = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

export const run: Section = async ({ root, site, log }) => {
  const rows = shownRows(process.env.SITE_PLACEHOLDERS === 'hide' ? 'hide' : 'show');
  const ids = process.env.ROUTES?.split(',') || rows.map(({ id }) => id);
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`ROUTES names ${unknown}; the routes are ${rows.map(({ id }) => id)}`);
  await using server = await startSite(root, site);
  const scores: string[][] = [];
  const failed: string[][] = [];
  for (const { path } of rows.filter(({ id }) => ids.includes(id)))
    for (const [preset, options] of Object.entries(presets)) {
      const report = await measure(server.origin + path, [...chromiumFlags, server.chromiumFlag], options);
      const percent = (score: number | null | undefined) => (score == null ? '–' : `${Math.round(score * 100)}`);
      const row = [`${path} ${preset}`, ...categories.map((name) => percent(report.categories[name]?.score))];
      log(row.join(' '));
      scores.push(row);
      for (const category of categories)
        for (const { id } of report.categories[category]?.auditRefs ?? []) {
          const { title = id, score = null } = report.audits[id] ?? {};
          if (score !== null && score < 1) failed.push([`${path} ${preset}`, category, title, percent(score)]);
        }
    }
  return [
    { title: 'Lighthouse', note: 'One round.', columns: ['page', ...categories], rows: scores },
    { title: 'Failed audits', note: 'Of this round.', columns: ['page', 'category', 'audit', 'score'], rows: failed },
  ];
};

/** The report of a URL. Throws Lighthouse's own message when three attempts failed. */
export async function measure(url: string, flags: readonly string[], options: readonly string[]): Promise<Report> {
  const npm = ['exec', '--yes', '--ignore-scripts', `--package=${lighthousePackage}`, '--', 'lighthouse', url];
  const output = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const given = [`--chrome-flags=--headless=new ${flags.join(' ')}`, `--only-categories=${categories.join(',')}`];
  const env = { ...process.env, CHROME_PATH: chromium };
  const command = [...npm, ...options, ...output, ...given];
  // Lighthouse loses a trace now and then, says that it should be run again, and exits with 1.
  for (let attempt = 1; ; attempt += 1)
    try {
      const { stdout } = await promisify(execFile)('npm', command, { env, maxBuffer: 2 ** 27 });
      return JSON.parse(stdout) as Report;
    } catch (error) {
      const message = (error as { stderr?: string }).stderr || String(error);
      if (attempt === 3 || !message.includes('Runtime error encountered')) throw new Error(`${url}: ${message}`);
    }
}
