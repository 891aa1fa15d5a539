/** First visits: what they load and how fast it is shown, without input and with a first tap at several times. */
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../frontend/src/routes/paths';
import type { loadedFiles, Recording } from './in-page';
import { idleMs, withPhone } from './phone';
import { compare, fivePages, type Section } from './section';

/** What is tapped, by a CSS selector, and an expression that is true once its result is shown. */
const taps = {
  'the menu': {
    address: pathOf('home'),
    target: 'button[popovertarget="side-menu"]',
    shown: 'document.querySelector("#side-menu:popover-open")',
  },
  'the next slide of the hero': {
    address: pathOf('home'),
    target: '[aria-label="Highlights"] button[aria-label="Next slide"]',
    shown: `document.querySelector('[aria-label="Highlights"] [aria-label^="2 of"]')?.getBoundingClientRect().left < 32`,
  },
  'a picture of the gallery': {
    address: pathOf('kelvin'),
    target: '#gallery a[aria-haspopup="dialog"]',
    shown: 'document.querySelector("dialog[open]")',
  },
  'the Customization Form': {
    address: pathOf('products'),
    target: '#customization button[aria-haspopup="dialog"]',
    shown: `document.querySelector('dialog[open] input')`,
  },
};
/** In ms after the load event. */
const tapTimes = { 'first paint': undefined, load: 0, 'load + 0.3 s': 300, 'load + 1 s': 1000, 'load + 3 s': 3000 };

type Files = ReturnType<typeof loadedFiles>;
const kB = (files: Files, kind: RegExp) =>
  files.reduce((sum, { url, bytes }) => (kind.test(url) ? sum + bytes : sum), 0) / 1000;

/** Of a task that began before the first paint, what remained of it counts. */
const blockingMs = ({ longTasks, fcpMs }: Recording) =>
  longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcpMs))
    .reduce((sum, remaining) => sum + Math.max(0, remaining - 50), 0);

export const run: Section = (context) =>
  withPhone(context, async (visit) => {
    const measureVisit = (address: string, savesData: boolean) =>
      visit({ savesData }, async (tab) => {
        await tab.open(address);
        const files = await tab.idle();
        return { ...(await tab.recording()), files, before: files.filter(({ beforeLoad }) => beforeLoad) };
      });
    const visits = await compare(context, {
      title: 'First visit',
      note: `Without input, until no file was completed for ${idleMs / 1000} s. 1 kB is 1,000 bytes of bodies as sent. Times in ms. TBT: what tasks take over 50 ms from FCP on.`,
      subjects: fivePages,
      measure: async (address) => ({
        ...(await measureVisit(address, false)),
        saving: (await measureVisit(address, true)).files,
      }),
      figures: {
        'HTML, kB': ({ files }) => kB(files, /\.html$/),
        'scripts before the load event': ({ before }) => kB(before, /\.js$/),
        'scripts, all': ({ files }) => kB(files, /\.js$/),
        'scripts with Save-Data': ({ saving }) => kB(saving, /\.js$/),
        fonts: ({ files }) => kB(files, /\.woff2$/),
        pictures: ({ files }) => kB(files, /\.(avif|webp|png|svg)$/),
        'all files': ({ files }) => kB(files, /./),
        'requests before the load event': ({ before }) => before.length,
        'requests, all': ({ files }) => files.length,
        'TTFB, ms': ({ ttfbMs }) => ttfbMs,
        'FCP, ms': ({ fcpMs }) => fcpMs,
        'LCP, ms': ({ lcpMs }) => lcpMs,
        'LCP element': ({ lcpElement }) => lcpElement,
        'CLS, of 1': ({ cls }) => cls,
        'TBT, ms': blockingMs,
        'longest task': ({ longTasks }) => Math.max(0, ...longTasks.map(({ duration }) => duration)),
      },
    });
    const tapped = await compare(context, {
      title: 'First tap',
      note: 'From the tap, right after scrolling there, to the frame that shows its result, in ms; in a visit of its own for each time of the tap.',
      subjects: taps,
      measure: async ({ address, target, shown }) => {
        const results: Record<string, Recording> = {};
        for (const [name, time] of Object.entries(tapTimes))
          await visit({ awaited: { since: 'tap', shown } }, async (tab) => {
            await tab.open(address, time === undefined ? 'document' : 'load');
            await wait(time ?? 0);
            await tab.tap(target);
            results[name] = await tab.shown('tap');
          });
        return results;
      },
      figures: {
        ...Object.fromEntries(
          Object.keys(tapTimes).map((name) => [name, (of: Record<string, Recording>) => of[name]?.shownMs]),
        ),
        'slowest INP': (results) => Math.max(...Object.values(results).map(({ inpMs = 0 }) => inpMs)),
      },
    });
    return [visits, tapped];
  });
