/**
 * A link of 40 kbit/s and 400 ms on which every picture fails, with a processor slowed four times: when a product
 * page's text can be read, compared with when its HTML has arrived. In between, text waits for another file.
 */
import type { Browser } from 'puppeteer-core';
import { pathOf } from '../../frontend/src/routes/paths';
import { asPhone, withSite } from './phone';
import { inRounds, middle, type Section } from './section';

const routes = ['kelvin', 'eclipse', 'core-xvo-30'] as const;
const pace = { cpu: 4, network: { latencyMs: 400, downKbps: 40, upKbps: 40 } };

/** In ms from the start of the visit. */
interface TextTimes {
  readonly htmlBytes: number;
  readonly htmlMs: number;
  readonly firstTextMs: number;
  readonly textMs: number;
  readonly fontMs: number;
}

/** Measures three product pages as they are, and with every file but the HTML refused. */
export const run: Section = ({ rounds, site, log }) =>
  withSite(site, async (origin, browser) => {
    const results = await inRounds(rounds, routes, async (route, round) => {
      const url = `${origin}${pathOf(route)}`;
      const visit = await measureText(browser, url, ['*/images/*']);
      const alone = await measureText(browser, url, ['*/images/*', '*/assets/*']);
      log(`round ${round}: ${route}, text after ${Math.round(visit.textMs)} ms`);
      return { visit, alone };
    });
    const rows = routes.map((route, index) => {
      const of = results[index] ?? [];
      return [
        pathOf(route),
        middle(of, ({ visit }) => visit.htmlBytes) / 1000,
        ...(['htmlMs', 'textMs'] as const).map((key) => Math.round(middle(of, ({ alone }) => alone[key]))),
        ...(['htmlMs', 'firstTextMs', 'textMs', 'fontMs'] as const).map((key) =>
          Math.round(middle(of, ({ visit }) => visit[key])),
        ),
      ];
    });
    return [
      {
        title: 'A link of 40 kbit/s without pictures: when text can be read, in ms',
        note: 'Medians. "Alone": with every other file refused. "HTML" is its last byte, "first text" the first paint, "all text" the frame that has the whole page\'s, "font" its last byte; until then a system font shows the text.',
        columns: ['page', 'HTML kB', 'HTML alone', 'all text, HTML alone', 'HTML', 'first text', 'all text', 'font'],
        rows,
      },
    ];
  });

function measureText(browser: Browser, url: string, refused: string[]) {
  return asPhone(browser, pace, async (tab) => {
    await tab.cdp.send('Network.setBlockedURLs', { urls: refused });
    await tab.first(watchText);
    await tab.open(url);
    return tab.run(() => (window as unknown as { readonly benchText: Promise<TextTimes> }).benchText);
  });
}

/** Runs in the page: the times once all text is painted and the page has loaded. */
function watchText(): void {
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  const loaded = new Promise((settle) => addEventListener('load', settle));
  const benchText = (async (): Promise<TextTimes> => {
    // The element with this id follows all text.
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
