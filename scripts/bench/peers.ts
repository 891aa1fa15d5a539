/**
 * The site beside what a team would pick instead: home and a product page of each, visited as `pages` visits the site,
 * and Lighthouse's word on them. A Next.js static export with MUI and an Astro site show the site's own words and
 * pictures; Docusaurus is its classic starter as it comes. All are built from the npm registry, and served by nginx too.
 */
import { pathOf } from '../../frontend/src/routes/paths';
import { type Menu, type MenuAnswer, measureMenu, measureVisit, quietMs, type Visit, weigh } from './browser';
import { launchBrowser } from './chromium';
import { siteMenu } from './pages';
import { lighthouseScript, mobilePerformance } from './peers/lighthouse';
import { preparePeers } from './peers/prepare';
import { type BenchContext, inRounds } from './section';
import { type Served, servePlain, serveSite } from './serve';
import { median, ratio, type Table } from './table';

interface Site {
  readonly name: string;
  serve(): Promise<Served>;
  /** Path of its product page; home is /. */
  readonly product: string;
  /** It is open from the first frame that shows it, wherever it still slides to. */
  readonly menu: Menu;
}

interface Page {
  readonly kind: 'home' | 'product';
  readonly site: Site;
  readonly url: string;
}

interface Measured {
  readonly visit: Visit;
  readonly menu: MenuAnswer;
  /** Mobile performance, 0 to 100; undefined where Lighthouse failed. */
  readonly score: number | undefined;
}

/** Builds the peers where needed and measures. Rejects where one cannot be built, or a page does not answer. */
export async function run(context: BenchContext): Promise<readonly Table[]> {
  const sites = await sitesOf(context);
  const lighthouse = await lighthouseScript(context);
  const served: Served[] = [];
  const browser = await launchBrowser();
  try {
    const pages: Page[] = [];
    for (const site of sites) {
      const server = await site.serve();
      served.push(server);
      pages.push({ kind: 'home', site, url: `${server.origin}/` });
      pages.push({ kind: 'product', site, url: `${server.origin}${site.product}` });
    }
    const results = await inRounds(context.rounds, pages, async ({ kind, site, url }, round): Promise<Measured> => {
      const visit = await measureVisit(browser, url);
      const menu = await measureMenu(browser, url, site.menu);
      const score = await mobilePerformance(lighthouse, url);
      const told = `LCP ${Math.round(visit.lcpMs)} ms, Lighthouse ${score ?? 'failed'}`;
      context.log(`round ${round}: ${site.name}, ${kind}, ${told}`);
      return { visit, menu, score };
    });
    const subjects = pages.map((page, index) => ({ ...page, measured: results[index] ?? [] }));
    const byKind = (['home', 'product'] as const).map((kind) => subjects.filter((subject) => subject.kind === kind));
    return [valuesTable(byKind.flat(), context.rounds), ratiosTable(byKind)];
  } finally {
    await browser.close();
    for (const server of served) await server.stop();
  }
}

/** This site first, then its peers, built. */
async function sitesOf(context: BenchContext): Promise<readonly Site[]> {
  const roots = await preparePeers(context);
  const kelvin = pathOf('kelvin');
  return [
    { name: 'this site', serve: () => serveSite(context.site), product: kelvin, menu: siteMenu },
    {
      name: 'Next.js, MUI',
      serve: () => servePlain(roots.next),
      product: `${kelvin}/`,
      menu: { button: '[aria-label="Menu"]', opened: 'document.querySelector(".MuiDrawer-paper")' },
    },
    {
      name: 'Docusaurus',
      serve: () => servePlain(roots.docusaurus),
      product: '/docs/intro',
      menu: { button: '.navbar__toggle', opened: 'document.querySelector(".navbar-sidebar--show")' },
    },
    {
      name: 'Astro',
      serve: () => servePlain(roots.astro),
      product: `${kelvin}/`,
      menu: { button: '#menu-button', opened: 'document.querySelector("#menu:not([hidden])")' },
    },
  ];
}

type Subject = Page & { /** One a round. */ readonly measured: readonly Measured[] };

interface Column {
  readonly name: string;
  readonly value: (result: Measured) => number | undefined;
  /** Tells the least and the most of the rounds as well. */
  readonly ranged?: true;
}

const columns: readonly Column[] = [
  { name: 'scripts kB', value: ({ visit }) => firstScripts(visit) / 1000 },
  { name: 'all scripts kB', value: ({ visit }) => weigh(visit.files, 'scripts') / 1000 },
  { name: 'all kB', value: ({ visit }) => weigh(visit.files) / 1000 },
  { name: 'requests', value: ({ visit }) => visit.files.length },
  { name: 'FCP ms', value: ({ visit }) => Math.round(visit.fcpMs) },
  { name: 'LCP ms', value: ({ visit }) => Math.round(visit.lcpMs) },
  { name: 'TBT ms', value: ({ visit }) => Math.round(visit.tbtMs), ranged: true },
  { name: 'tap delay ms', value: ({ menu }) => Math.round(menu.delayMs), ranged: true },
  { name: 'menu open ms', value: ({ menu }) => Math.round(menu.openMs), ranged: true },
  { name: 'Lighthouse', value: ({ score }) => score, ranged: true },
];

/** Scripts until the load event, or until React has taken the page over, whichever is later. */
function firstScripts({ files, loadMs, takenOverMs = 0 }: Visit): number {
  return weigh(files, 'scripts', ({ startMs }) => startMs <= Math.max(loadMs, takenOverMs));
}

/** What the rounds have, without those that have none. */
const valuesOf = ({ measured }: Subject, { value }: Column) => measured.flatMap((result) => value(result) ?? []);

function valueCell(subject: Subject, column: Column): string | number {
  const values = valuesOf(subject, column);
  if (values.length === 0) return 'none';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return column.ranged ? `${Math.round(median(values))} (${least}–${most})` : median(values);
}

function ratioCell(subject: Subject, own: Subject, column: Column): string {
  const [others, ours] = [valuesOf(subject, column), valuesOf(own, column)];
  return others.length === 0 || ours.length === 0 ? '–' : ratio(median(others), median(ours));
}

function valuesTable(subjects: readonly Subject[], rounds: number): Table {
  return {
    title: 'Against others: a first visit on a slow phone',
    note: `Medians of ${rounds} interleaved rounds, some with the least and the most. "Scripts" were asked for until the load event or until React had taken the page over; everything else is counted until ${quietMs / 1000} s after the load event. "Menu open": shown open to a visitor who taps its button as soon as there is one, again and again; "tap delay": of the slowest of those taps. Lighthouse: mobile performance, of 100.`,
    columns: ['page', 'site', ...columns.map(({ name }) => name)],
    rows: subjects.map((subject) => [
      subject.kind,
      subject.site.name,
      ...columns.map((column) => valueCell(subject, column)),
    ]),
  };
}

/** `groups` are the pages of one kind, this site's first. */
function ratiosTable(groups: readonly (readonly Subject[])[]): Table {
  const rows = groups.flatMap(([own, ...others]) =>
    own
      ? others.map((other) => [other.kind, other.site.name, ...columns.map((column) => ratioCell(other, own, column))])
      : [],
  );
  return {
    title: 'Against others: how many times what this site has',
    note: 'Of the medians. Above 1× the other has more: that is worse everywhere but for Lighthouse. "–": this site has none.',
    columns: ['page', 'site', ...columns.map(({ name }) => name)],
    rows,
  };
}
