/** The next page, from a tap on a link to the new heading on the screen, and the way back from another document. */
import { pathOf } from '../../frontend/src/routes/paths';
import { idleMs, waitFor, withPhone } from './phone';
import { compare, fivePages, type Section } from './section';

const steps = {
  'Home to Kelvin': { from: pathOf('home'), to: pathOf('kelvin') },
  'Products to Eclipse': { from: pathOf('products'), to: pathOf('eclipse') },
  'Kelvin to Contact': { from: pathOf('kelvin'), to: pathOf('contact') },
  'Home to By Specimen': { from: pathOf('home'), to: pathOf('specimens') },
};
type Step = (typeof steps)[keyof typeof steps];

const headingChanged = `(() => {
  const now = document.querySelector('main h1')?.textContent;
  return now && now !== heading;
})()`;

export const run: Section = (context) =>
  withPhone(context, async (visit) => {
    const measureStep = ({ from, to }: Step, cpu: number, savesData = false) =>
      visit({ cpu, savesData, awaited: { since: 'tap', shown: headingChanged } }, async (tab) => {
        const link = `main a[href="${to}"], footer a[href="${to}"]`;
        await tab.open(from);
        await tab.idle();
        // The first input: with Save-Data the app is loaded only now.
        await tab.bringIntoView(link);
        await tab.idle();
        await tab.tap(link);
        return tab.shown('tap');
      });
    const next = await compare(context, {
      title: 'Next page: from a tap on a link to the new heading on the screen',
      note: `In ms. The page was left alone until no file was completed for ${idleMs / 1000} s, scrolled to the link, and left alone again. With Save-Data nothing is prefetched.`,
      subjects: steps,
      measure: async (step) => ({
        fast: await measureStep(step, 1),
        slow: await measureStep(step, 4),
        saving: await measureStep(step, 4, true),
      }),
      figures: {
        'CPU 1×': ({ fast }) => fast.shownMs,
        'CPU 1×, INP': ({ fast }) => fast.inpMs,
        'CPU 4×': ({ slow }) => slow.shownMs,
        'CPU 4×, INP': ({ slow }) => slow.inpMs,
        'CPU 4×, Save-Data': ({ saving }) => saving.shownMs,
      },
    });

    const back = await compare(context, {
      title: 'Back from another document',
      note: 'Whether the browser had kept the page in its back/forward cache, or why not.',
      subjects: fivePages,
      measure: (address) =>
        visit({ cpu: 1 }, async (tab) => {
          const reasons: string[] = [];
          tab.cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
            reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
          });
          await tab.open(address);
          await tab.idle();
          await tab.run(() => void Object.assign(window, { isKept: true }));
          await tab.open(pathOf('about'));
          await tab.run(() => history.back());
          const isShown = (wanted: string) => location.pathname === wanted && document.readyState === 'complete';
          // Between two documents the evaluation fails.
          await waitFor(address, async () => (await tab.run(isShown, address).catch(() => false)) || undefined);
          return (await tab.run(() => 'isKept' in window)) ? 'kept' : `no: ${reasons.join(', ')}`;
        }),
      figures: { 'back/forward cache': (kept) => kept },
    });
    return [next, back];
  });
