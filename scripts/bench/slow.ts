/** A link of 40 kbit/s and 400 ms on which every picture fails: when text can be read, and when its HTML has arrived. */
import { pathOf } from '../../frontend/src/routes/paths';
import { loadedFiles } from './in-page';
import { withPhone } from './phone';
import { compare, type Section } from './section';

const network = { latencyMs: 400, downKbps: 40, upKbps: 40 };
/** The element with this id follows all text. */
const allText = { since: 'start', shown: 'document.getElementById("page")' } as const;

export const run: Section = (context) =>
  withPhone(context, async (visit) => {
    const measureText = (address: string, blocked: string[]) =>
      visit({ network, blocked, awaited: allText }, async (tab) => {
        await tab.open(address);
        const { fcpMs, shownMs } = await tab.shown('start');
        const files = await tab.run(loadedFiles);
        const font = files.find(({ url }) => url.endsWith('.woff2'));
        return { bytes: files[0]?.bytes ?? 0, htmlMs: files[0]?.endMs, fontMs: font?.endMs, fcpMs, shownMs };
      });
    return [
      await compare(context, {
        title: 'A link of 40 kbit/s without pictures: when text can be read, in ms',
        note: 'The HTML and the font: their last bytes. A font that arrives late is not shown on that page. "Alone": with every file but the HTML refused.',
        subjects: { Kelvin: pathOf('kelvin'), Eclipse: pathOf('eclipse'), 'CORE XVO 30': pathOf('core-xvo-30') },
        measure: async (address) => ({
          page: await measureText(address, ['*/images/*']),
          alone: await measureText(address, ['*/images/*', '*/assets/*']),
        }),
        figures: {
          'HTML, kB': ({ page }) => page.bytes / 1000,
          'HTML, alone': ({ alone }) => alone.htmlMs,
          'all text, alone': ({ alone }) => alone.shownMs,
          'HTML, with its files': ({ page }) => page.htmlMs,
          'first text': ({ page }) => page.fcpMs,
          'all text': ({ page }) => page.shownMs,
          'the font': ({ page }) => page.fontMs,
        },
      }),
    ];
  });
