/**
 * First visits: a phone of 360 × 740 points at two pixels each, with nothing in its cache, on Lighthouse's slow 4G and
 * with a processor slowed four times; the site comes from its own nginx over loopback, in brotli. Left alone, left alone
 * while saving data, and touched: the menu, and what needs React.
 */
import { pathOf } from '../../frontend/src/routes/paths';
import { launchBrowser } from './chromium';
import { type BenchContext, inRounds } from './section';
import { serveSite } from './serve';
import { median, type Table } from './table';
import { type Menu, type MenuAnswer, measureMenu, measureTap, type TapAnswer, type Tapped } from './taps';
import { deepestChain, type LoadedFile, measureVisit, quietMs, type Visit, weigh } from './visit';

/** Pages that visitors come to first, by route. */
const routes = ['home', 'kelvin', 'products', 'contact'] as const;

/** The site's mobile menu. */
const siteMenu: Menu = {
  button: 'button[popovertarget="side-menu"]',
  opened: 'document.querySelector("#side-menu")?.matches(":popover-open")',
};

/** What needs React and comes first on a page, of those that have such a thing in reach. */
const tapped: Readonly<Partial<Record<(typeof routes)[number], Tapped>>> = {
  home: {
    what: 'the next slide of the hero',
    target: '[aria-label="Highlights"] button[aria-label="Next slide"]',
    answered: `(() => {
      const left = (selector) => document.querySelector(selector).getBoundingClientRect().left;
      const slide = '[aria-label="Highlights"] [aria-roledescription="slide"][aria-label^="2 of"]';
      return Math.abs(left(slide) - left('[aria-label="Highlights"]')) < 16;
    })()`,
  },
  kelvin: {
    what: 'a picture of the gallery, full size',
    target: '#gallery a[aria-haspopup="dialog"]',
    answered: 'document.querySelector("dialog[open]")',
  },
};
/** When it is tapped, in ms after the load event: before the page can have started, and long after. */
const tapsAfterMs = [300, 5000] as const;

interface Measured {
  readonly visit: Visit;
  /** By a visitor who saves data. */
  readonly saving: Visit;
  readonly menu: MenuAnswer;
  /** One for each of `tapsAfterMs`; none where nothing is tapped. */
  readonly taps: readonly TapAnswer[];
}

/** Measures first visits. @throws Error where a text file does not come in brotli, or a page does not answer. */
export async function run({ rounds, site, log }: BenchContext): Promise<readonly Table[]> {
  const served = await serveSite(site);
  const browser = await launchBrowser();
  try {
    const results = await inRounds(rounds, routes, async (route, round): Promise<Measured> => {
      const url = `${served.origin}${pathOf(route)}`;
      const visit = await measureVisit(browser, url);
      assertBrotli(visit.files);
      const saving = await measureVisit(browser, url, { savesData: true });
      const menu = await measureMenu(browser, url, siteMenu);
      const taps: TapAnswer[] = [];
      const needsReact = tapped[route];
      if (needsReact) for (const after of tapsAfterMs) taps.push(await measureTap(browser, url, needsReact, after));
      log(`round ${round}: ${route}, blocked ${Math.round(visit.tbtMs)} ms, menu after ${Math.round(menu.openMs)} ms`);
      return { visit, saving, menu, taps };
    });
    const subjects = routes.map((route, index) => ({
      name: pathOf(route),
      taps: tapped[route]?.what,
      measured: results[index] ?? [],
    }));
    return [
      loadedTable(subjects),
      timesTable(subjects),
      tapsTable(subjects),
      detailsTable(subjects),
      scriptsTable(subjects, served.origin),
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

interface Subject {
  readonly name: string;
  /** What is tapped there that needs React. */
  readonly taps: string | undefined;
  /** One a round. */
  readonly measured: readonly Measured[];
}

/** The median of what each round has. */
const middle = ({ measured }: Subject, value: (result: Measured) => number) => median(measured.map(value));

/** The same with the least and the most: "12 (0–40)". */
function spread({ measured }: Subject, value: (result: Measured) => number): string {
  return spreadOf(measured.map(value));
}

function spreadOf(values: readonly number[]): string {
  const [least, middlemost, most] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round);
  return least === most ? `${middlemost}` : `${middlemost} (${least}–${most})`;
}

/** What was asked for before the load event. */
const firstLoad = ({ files, loadMs }: Visit) => files.filter(({ startMs }) => startMs < loadMs);

const kB = (bytes: number) => bytes / 1000;

function loadedTable(subjects: readonly Subject[]): Table {
  const columns: readonly (readonly [string, (visit: Visit, saving: Visit) => number])[] = [
    ['HTML kB', ({ files }) => kB(weigh(files, 'html'))],
    ['scripts before load kB', (visit) => kB(weigh(firstLoad(visit), 'scripts'))],
    ['all scripts kB', ({ files }) => kB(weigh(files, 'scripts'))],
    ['saving data kB', (_, { files }) => kB(weigh(files, 'scripts'))],
    ['CSS kB', ({ files }) => kB(weigh(files, 'styles'))],
    ['fonts kB', ({ files }) => kB(weigh(files, 'fonts'))],
    ['fonts', ({ files }) => files.filter(({ kind }) => kind === 'fonts').length],
    ['pictures in view kB', ({ files, inView }) => kB(weigh(files, 'pictures', ({ url }) => inView.includes(url)))],
    ['all pictures kB', ({ files }) => kB(weigh(files, 'pictures'))],
    ['all kB', ({ files }) => kB(weigh(files))],
    ['requests', ({ files }) => files.length],
    ['of others', ({ files }) => files.filter(({ url }) => new URL(url).origin !== originOf(files)).length],
    ['chain', (visit) => deepestChain(firstLoad(visit)).length],
    ['chain in all', ({ files }) => deepestChain(files).length],
  ];
  return {
    title: 'First visit: what comes',
    note: `Bytes of bodies as sent, in brotli where that is had; 1 kB is 1,000 bytes. "Before load": asked for before the load event; "all" until ${quietMs / 1000} s after it, without any input; "saving data": all scripts for a visitor who does. "Of others" counts requests to other origins; "chain" is the deepest before the load event: 2 is HTML → script.`,
    columns: ['page', ...columns.map(([name]) => name)],
    rows: subjects.map((subject) => [
      subject.name,
      ...columns.map(([, value]) => middle(subject, ({ visit, saving }) => value(visit, saving))),
    ]),
  };
}

function timesTable(subjects: readonly Subject[]): Table {
  const columns: readonly (readonly [string, (subject: Subject) => string | number])[] = [
    ['FCP', (subject) => Math.round(middle(subject, ({ visit }) => visit.fcpMs))],
    ['LCP', (subject) => Math.round(middle(subject, ({ visit }) => visit.lcpMs))],
    ['CLS', (subject) => middle(subject, ({ visit }) => visit.cls).toFixed(3)],
    ['TBT', (subject) => spread(subject, ({ visit }) => visit.tbtMs)],
    ['long tasks', (subject) => spread(subject, ({ visit }) => visit.longTasks.length)],
    ['longest', (subject) => spread(subject, ({ visit }) => longest(visit))],
    ['load', (subject) => Math.round(middle(subject, ({ visit }) => visit.loadMs))],
    ['taken over', (subject) => whenDone(subject, ({ takenOverMs }) => takenOverMs)],
    ['hydrated', (subject) => whenDone(subject, ({ hydratedMs }) => hydratedMs)],
    ['menu open', (subject) => spread(subject, ({ menu }) => menu.openMs)],
    ['taps', (subject) => spread(subject, ({ menu }) => menu.taps)],
    ['tap delay', (subject) => spread(subject, ({ menu }) => menu.delayMs)],
  ];
  return {
    title: 'First visit: when, in ms',
    note: `Medians, with the least and the most of the rounds. TBT: what tasks of over 50 ms take beyond that, from FCP until ${quietMs / 1000} s after the load event; "long tasks" counts all of them. "Taken over": React's first commit; "hydrated": no boundary waits any more. "Menu open": shown open to a visitor who taps its button as soon as there is one; "tap delay": from tap to next paint, as INP counts it.`,
    columns: ['page', ...columns.map(([name]) => name)],
    rows: subjects.map((subject) => [subject.name, ...columns.map(([, value]) => value(subject))]),
  };
}

function tapsTable(subjects: readonly Subject[]): Table {
  return {
    title: 'First visit: a tap that needs React, in ms',
    note: 'From the tap, right after scrolling there, to the frame that shows its answer; at these times after the load event, in visits of their own. One tap: "no answer" came of it where the page was not ready and did not keep it, and "left the page" where the browser followed the link.',
    columns: ['page', 'what', ...tapsAfterMs.map((ms) => `at ${ms / 1000} s`)],
    rows: subjects.flatMap(({ name, taps, measured }) =>
      taps ? [[name, taps, ...tapsAfterMs.map((_, index) => tapCell(measured, index))]] : [],
    ),
  };
}

/** Times as `spread` tells them, and how often there was none. */
function tapCell(measured: readonly Measured[], index: number): string {
  const answers = measured.flatMap(({ taps }) => taps[index] ?? []);
  const times = answers.filter((answer) => typeof answer === 'number');
  const others = (['no answer', 'left the page'] as const).flatMap((other) => {
    const count = answers.filter((answer) => answer === other).length;
    return count > 0 ? `${other} ${count} of ${answers.length}` : [];
  });
  return [...(times.length > 0 ? [spreadOf(times)] : []), ...others].join(', ');
}

/** The median of a time that some pages never reach. */
function whenDone({ measured }: Subject, value: (visit: Visit) => number | undefined): string {
  const times = measured.flatMap(({ visit }) => value(visit) ?? []);
  return times.length < measured.length ? 'not within' : `${Math.round(median(times))}`;
}

function detailsTable(subjects: readonly Subject[]): Table {
  const rows = subjects.flatMap((subject) => {
    const visit = typical(subject);
    const { lcpElement, lcpInHtml, shifted, longTasks } = visit;
    const chain = deepestChain(visit.files).map(({ url }) => nameOf(url));
    const tasks = longTasks.map(({ startMs, durationMs }) => `${Math.round(durationMs)} at ${Math.round(startMs)}`);
    return [
      [subject.name, 'painted largest', `${lcpElement}, ${lcpInHtml ? 'in the HTML' : 'NOT in the HTML'}`],
      ['', 'deepest chain', chain.join(' → ')],
      ['', 'long tasks', tasks.join(', ') || 'none'],
      ['', 'moved', shifted.slice(0, 3).join(', ') || 'nothing'],
    ];
  });
  return {
    title: 'First visit: what is behind these numbers',
    note: 'Of the round whose TBT is the median one; times in ms.',
    columns: ['page', 'what', 'is'],
    rows,
  };
}

/** The visit of the round in the middle, by blocking time. @throws Error without rounds. */
function typical({ measured }: Subject): Visit {
  const sorted = measured.map(({ visit }) => visit).sort((a, b) => a.tbtMs - b.tbtMs);
  const visit = sorted[Math.floor(sorted.length / 2)];
  if (!visit) throw new Error('There was no round');
  return visit;
}

function scriptsTable(subjects: readonly Subject[], origin: string): Table {
  const rows = subjects.flatMap((subject) => {
    const visit = typical(subject);
    const scripts = visit.files.filter(({ kind }) => kind === 'scripts');
    return scripts.map(({ url, bytes, startMs, endMs, askedBy, prefetched }, index) => [
      index === 0 ? subject.name : '',
      url.replace(origin, ''),
      kB(bytes),
      Math.round(startMs),
      Math.round(endMs),
      prefetched ? 'prefetch' : startMs < visit.loadMs ? 'before load' : 'later',
      nameOf(askedBy),
    ]);
  });
  return {
    title: 'First visit: scripts without any input',
    note: 'Of the same round; times in ms.',
    columns: ['page', 'script', 'kB', 'asked at', 'came at', 'when', 'asked by'],
    rows,
  };
}

const longest = ({ longTasks }: Visit) => Math.max(0, ...longTasks.map(({ durationMs }) => durationMs));
const originOf = (files: readonly LoadedFile[]) => new URL(files[0]?.url ?? 'http://none').origin;
const nameOf = (url: string) => (url === '' ? '' : new URL(url).pathname.replace(/.*\/(?=.)/, ''));

function assertBrotli(files: readonly LoadedFile[]): void {
  const text = files.filter(({ kind }) => kind === 'html' || kind === 'scripts' || kind === 'styles');
  // A file of a few bytes only grows by it and has no sibling.
  const others = text.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 200);
  if (others.length > 0) throw new Error(`Not in brotli: ${others.map(({ url }) => url).join(', ')}`);
}
