/**
 * A link of 40 kbit/s and 400 ms, on which every picture fails, and a processor slowed four times: when the text of a
 * product's page can be read, beside when its HTML is here. What lies between, the text waits for something else.
 */
import { pathOf } from '../../frontend/src/routes/paths';
import { type Chromium, launchBrowser } from './chromium';
import { asPhone, type Pace } from './phone';
import { type BenchContext, inRounds } from './section';
import { serveSite } from './serve';
import { median, type Table } from './table';

const routes = ['kelvin', 'eclipse', 'core-xvo-30'] as const;

const slowLink: Pace = { cpu: 4, network: { latencyMs: 400, downKbps: 40, upKbps: 40 } };

/** Times are in ms from the start of the visit. */
interface SlowVisit {
  readonly htmlBytes: number;
  /** Of the HTML's last byte. */
  readonly htmlMs: number;
  /** Of the first text on the screen. */
  readonly firstTextMs: number;
  /** Of the frame that has all the page's text. */
  readonly textMs: number;
  /** Of the font's last byte; 0 where none came. */
  readonly fontMs: number;
}

/** Measures three products' pages as they are, and their HTML without the files it names. */
export async function run({ rounds, site, log }: BenchContext): Promise<readonly Table[]> {
  const served = await serveSite(site);
  const browser = await launchBrowser();
  try {
    const results = await inRounds(rounds, routes, async (route, round) => {
      const url = `${served.origin}${pathOf(route)}`;
      const visit = await measureSlowVisit(browser, url, ['*/images/*']);
      const alone = await measureSlowVisit(browser, url, ['*/images/*', '*/assets/*']);
      log(`round ${round}: ${route}, text after ${Math.round(visit.textMs)} ms`);
      return { visit, alone };
    });
    const rows = routes.map((route, index) => {
      const middle = (value: (result: (typeof results)[number][number]) => number) =>
        median((results[index] ?? []).map(value));
      return [
        pathOf(route),
        middle(({ visit }) => visit.htmlBytes) / 1000,
        ...[
          middle(({ alone }) => alone.htmlMs),
          middle(({ alone }) => alone.textMs),
          middle(({ visit }) => visit.htmlMs),
          middle(({ visit }) => visit.firstTextMs),
          middle(({ visit }) => visit.textMs),
          middle(({ visit }) => visit.fontMs),
        ].map(Math.round),
      ];
    });
    return [
      {
        title: 'A link of 40 kbit/s without pictures: when text can be read, in ms',
        note: 'Medians. "Alone": with every other file refused. "HTML" is its last byte, "first text" the first paint of any, "all text" the frame that has the whole page\'s, "font" its last byte: until then, text stands in a font of the machine\'s.',
        columns: ['page', 'HTML kB', 'HTML alone', 'all text, HTML alone', 'HTML', 'first text', 'all text', 'font'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

function measureSlowVisit(browser: Chromium, url: string, refused: readonly string[]): Promise<SlowVisit> {
  return asPhone(browser, slowLink, async (tab) => {
    await tab.send('Network.setBlockedURLs', { urls: [...refused] });
    await tab.first(watchText);
    const status = await tab.open(url, 'load');
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return tab.run(() => (window as unknown as Watched).benchText);
  });
}

// ---- What runs in the page ----------------------------------------------------------------------

interface Watched {
  readonly benchText: Promise<SlowVisit>;
}

/** Promises what is asked for, once all text is on the screen and the page has loaded. */
function watchText(): void {
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  const loaded = new Promise((settle) => addEventListener('load', settle));
  const benchText = (async (): Promise<SlowVisit> => {
    // What stands after all of the text.
    while (!document.getElementById('page')) await frame();
    await frame();
    const textMs = performance.now();
    await loaded;
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
    return {
      htmlBytes: html?.encodedBodySize ?? 0,
      htmlMs: html?.responseEnd ?? 0,
      firstTextMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      textMs,
      fontMs: Math.max(0, ...fonts.map(({ responseEnd }) => responseEnd)),
    };
  })();
  Object.assign(window, { benchText });
}
