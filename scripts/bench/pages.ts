/**
 * First visits of a phone with an empty cache, on Lighthouse's slow 4G and with a processor slowed four times: without
 * input, without input while saving data, and with taps on the menu and on what needs React.
 */
import { pathOf } from '../../frontend/src/routes/paths';
import { withSite } from './phone';
import { inRounds, middle, type Section, spread, type Table } from './section';
import { type MenuResult, measureMenu, measureTap, type TapOutcome, type Tapped } from './taps';
import { deepestChain, type LoadedFile, measureVisit, quietMs, type Visit, weigh } from './visit';

/** Pages that visitors open first. */
const routes = ['home', 'kelvin', 'products', 'contact'] as const;

const menu: Tapped = {
  what: 'the menu',
  target: 'button[popovertarget="side-menu"]',
  shown: 'document.querySelector("#side-menu")?.matches(":popover-open")',
};

/** The first thing on a page that needs React. */
const tapped: Readonly<Partial<Record<(typeof routes)[number], Tapped>>> = {
  home: {
    what: 'the next slide of the hero',
    target: '[aria-label="Highlights"] button[aria-label="Next slide"]',
    shown: `(() => {
      const left = (selector) => document.querySelector(selector).getBoundingClientRect().left;
      const slide = '[aria-label="Highlights"] [aria-roledescription="slide"][aria-label^="2 of"]';
      return Math.abs(left(slide) - left('[aria-label="Highlights"]')) < 16;
    })()`,
  },
  kelvin: {
    what: 'a picture of the gallery, full size',
    target: '#gallery a[aria-haspopup="dialog"]',
    shown: 'document.querySelector("dialog[open]")',
  },
};
/** In ms after the load event: before the page can have started, and long after. */
const tapsAfterMs = [300, 5000] as const;

interface Measured {
  readonly visit: Visit;
  readonly saving: Visit;
  readonly menu: MenuResult;
  /** One for each of `tapsAfterMs`; empty where nothing is tapped. */
  readonly taps: readonly TapOutcome[];
}

interface Subject {
  readonly name: string;
  readonly taps: string | undefined;
  /** One a round. */
  readonly measured: readonly Measured[];
}

type Columns = readonly (readonly [name: string, cell: (subject: Subject) => string | number])[];

export const run: Section = ({ rounds, site, log }) =>
  withSite(site, async (origin, browser) => {
    const results = await inRounds(rounds, routes, async (route, round): Promise<Measured> => {
      const url = `${origin}${pathOf(route)}`;
      const visit = await measureVisit(browser, url, { savesData: false });
      assertBrotli(visit.files);
      const saving = await measureVisit(browser, url, { savesData: true });
      const opened = await measureMenu(browser, url, menu);
      const taps: TapOutcome[] = [];
      const target = tapped[route];
      if (target) for (const after of tapsAfterMs) taps.push(await measureTap(browser, url, target, after));
      log(`round ${round}: ${route}, TBT ${Math.round(visit.tbtMs)} ms, menu after ${Math.round(opened.openMs)} ms`);
      return { visit, saving, menu: opened, taps };
    });
    const subjects = routes.map((route, index): Subject => {
      return { name: pathOf(route), taps: tapped[route]?.what, measured: results[index] ?? [] };
    });
    return [
      tableOf(subjects, 'First visit: bytes and requests', bytesNote, byteColumns),
      tableOf(subjects, 'First visit: times, in ms', timesNote, timeColumns),
      tapsTable(subjects),
      scriptsTable(subjects, origin),
    ];
  });

function tableOf(subjects: readonly Subject[], title: string, note: string, columns: Columns): Table {
  const rows = subjects.map((subject) => [subject.name, ...columns.map(([, cell]) => cell(subject))]);
  return { title, note, columns: ['page', ...columns.map(([name]) => name)], rows };
}

const beforeLoad = ({ files, loadMs }: Visit) => files.filter(({ startMs }) => startMs < loadMs);
const median = ({ measured }: Subject, value: (visit: Visit) => number) =>
  middle(measured, ({ visit }) => value(visit));
const kB = (subject: Subject, value: (visit: Visit) => number) => median(subject, value) / 1000;

const bytesNote = `Bodies as sent; 1 kB is 1,000 bytes. "Before load": requested before the load event; "all" until ${quietMs / 1000} s after it, without input; "saving data": all scripts for a visitor who does. "Chain" is the longest before the load event: 2 is HTML → script.`;
const byteColumns: Columns = [
  ['HTML kB', (subject) => kB(subject, ({ files }) => weigh(files, 'html'))],
  ['styles', (subject) => kB(subject, ({ files }) => weigh(files, 'styles'))],
  ['scripts before load', (subject) => kB(subject, (visit) => weigh(beforeLoad(visit), 'scripts'))],
  ['scripts, all', (subject) => kB(subject, ({ files }) => weigh(files, 'scripts'))],
  ['saving data', ({ measured }) => middle(measured, ({ saving }) => weigh(saving.files, 'scripts')) / 1000],
  ['fonts', (subject) => kB(subject, ({ files }) => weigh(files, 'fonts'))],
  ['pictures', (subject) => kB(subject, ({ files }) => weigh(files, 'pictures'))],
  ['all files', (subject) => kB(subject, ({ files }) => weigh(files))],
  ['requests before load', (subject) => median(subject, (visit) => beforeLoad(visit).length)],
  ['requests', (subject) => median(subject, ({ files }) => files.length)],
  ['chain', (subject) => median(subject, (visit) => deepestChain(beforeLoad(visit)).length)],
  ['chain, all', (subject) => median(subject, ({ files }) => deepestChain(files).length)],
];

const longest = ({ longTasks }: Visit) => Math.max(0, ...longTasks.map(({ durationMs }) => durationMs));
const timesNote = `Medians, with the least and the most of the rounds. TBT: the time that tasks take over 50 ms, from FCP until ${quietMs / 1000} s after the load event. "Taken over": React's first commit; "hydrated": no boundary is dehydrated any more. "Menu open": for a visitor who taps its button from the first paint on; "tap delay": from tap to next paint, as INP counts it.`;
const timeColumns: Columns = [
  ['FCP', (subject) => Math.round(median(subject, ({ fcpMs }) => fcpMs))],
  ['LCP', (subject) => Math.round(median(subject, ({ lcpMs }) => lcpMs))],
  ['LCP element', ({ measured }) => measured[0]?.visit.lcpElement ?? ''],
  ['CLS', (subject) => median(subject, ({ cls }) => cls).toFixed(3)],
  ['TBT', ({ measured }) => spread(measured, ({ visit }) => visit.tbtMs)],
  ['long tasks', ({ measured }) => spread(measured, ({ visit }) => visit.longTasks.length)],
  ['longest', ({ measured }) => spread(measured, ({ visit }) => longest(visit))],
  ['load', (subject) => Math.round(median(subject, ({ loadMs }) => loadMs))],
  ['taken over', (subject) => reached(subject, ({ takenOverMs }) => takenOverMs)],
  ['hydrated', (subject) => reached(subject, ({ hydratedMs }) => hydratedMs)],
  ['menu open', ({ measured }) => spread(measured, ({ menu: { openMs } }) => openMs)],
  ['taps', ({ measured }) => spread(measured, ({ menu: { taps } }) => taps)],
  ['tap delay', ({ measured }) => spread(measured, ({ menu: { delayMs } }) => delayMs)],
];

/** The median of a time that a page may not reach. */
function reached({ measured }: Subject, value: (visit: Visit) => number | undefined): string {
  const times = measured.flatMap(({ visit }) => value(visit) ?? []);
  return times.length < measured.length ? 'not reached' : `${Math.round(middle(times, (time) => time))}`;
}

function tapsTable(subjects: readonly Subject[]): Table {
  const cell = (outcomes: readonly TapOutcome[]) => {
    const times = outcomes.filter((outcome) => typeof outcome === 'number');
    const others = outcomes.filter((outcome) => typeof outcome !== 'number');
    return [...(times.length > 0 ? [spread(times, (time) => time)] : []), ...others].join(', ');
  };
  return {
    title: 'First visit: a tap that needs React, in ms',
    note: 'From the tap, right after scrolling there, to the frame that shows its result; in visits of their own, at these times after the load event. "No result": nothing happened within 15 s; "left the page": the browser followed the link.',
    columns: ['page', 'what', ...tapsAfterMs.map((ms) => `at ${ms / 1000} s`)],
    rows: subjects.flatMap(({ name, taps, measured }) =>
      taps
        ? [[name, taps, ...tapsAfterMs.map((_, index) => cell(measured.flatMap((each) => each.taps[index] ?? [])))]]
        : [],
    ),
  };
}

function scriptsTable(subjects: readonly Subject[], origin: string): Table {
  const rows = subjects.flatMap(({ name, measured: [first] }) => {
    const { files = [], loadMs = 0 } = first?.visit ?? {};
    const scripts = files.filter(({ kind }) => kind === 'scripts');
    return scripts.map(({ url, bytes, startMs, endMs, initiator, prefetched }, index) => [
      index === 0 ? name : '',
      url.replace(origin, ''),
      bytes / 1000,
      Math.round(startMs),
      Math.round(endMs),
      prefetched ? 'prefetch' : startMs < loadMs ? 'before load' : 'later',
      initiator.replace(/.*\/(?=.)/, ''),
    ]);
  });
  return {
    title: 'First visit: scripts without any input',
    note: 'Of the first round; times in ms.',
    columns: ['page', 'script', 'kB', 'requested at', 'arrived at', 'when', 'requested by'],
    rows,
  };
}

function assertBrotli(files: readonly LoadedFile[]): void {
  // Files of a few bytes grow by compression and have no compressed sibling.
  const text = files.filter(({ kind, bytes }) => ['html', 'scripts', 'styles'].includes(kind) && bytes > 200);
  const others = text.filter(({ encoding }) => encoding !== 'br').map(({ url }) => url);
  if (others.length > 0) throw new Error(`Not in brotli: ${others.join(', ')}`);
}
