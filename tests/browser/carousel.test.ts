import type { Swiper } from 'swiper';
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { chunkPath } from './support/site';
import { block, hold, idle, isScript, page, pagePerTest, site, open as visit } from './support/visit';

/** How long the first slide stays (section 9), in ms. */
const DELAY = 8000;

pagePerTest({ viewport: { width: 360, height: 740 } });

const carousel = () => page.getByRole('group', { name: 'Highlights', exact: true });
const button = (name: string) => carousel().getByRole('button', { name });
const shown = () => carousel().locator('.swiper-slide-active').getAttribute('aria-label');
const started = () => carousel().locator('.swiper-initialized').count();
const row = () => carousel().locator('.swiper');
/** The slide that the row is scrolled to, from 0. */
const position = () => row().evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
/** The distance of a slide from the window's left edge, in px. */
const leftOf = (slide: string) =>
  carousel()
    .getByRole('group', { name: slide })
    .evaluate((element) => element.getBoundingClientRect().left);

const open = () => visit(pathOf('home'));
const swiperStarted = () => carousel().locator('.swiper-initialized').waitFor();
/** Moves the paused clock on, by this many ms at a time, until what is read is as expected. */
const advanceUntil = <T>(read: () => Promise<T>, expected: T, step = 1000) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return read();
    })
    .toBe(expected);
/** Opens Home with a clock that only the test moves on. Until the app has started, the button has both faces. */
async function openWithClock(): Promise<void> {
  await page.clock.pauseAt(Date.now());
  await page.goto(site + pathOf('home'));
  const face = carousel().locator('button', { hasText: /^(Pause|Play)$/ });
  // Long before the first slide moves on.
  await advanceUntil(() => face.count(), 1, 100);
}

it('is moved by the first swipe, starts where that has ended, and can be zoomed by two fingers from then on', async () => {
  // Without autoplay.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  const y = await row().evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().y + element.clientHeight / 2;
  });
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', 300);
  for (let x = 280; x >= 80; x -= 20) await touch('touchMove', x);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(shown).toBe('2 of 2');
  expect(await row().evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y pinch-zoom');
});

it('is moved by each press of its button, also where its code failed to load before', async () => {
  // By a script: Playwright scrolls to what it clicks.
  const next = () => button('Next slide').evaluate((element: HTMLElement) => element.click());
  await open();
  await block(isScript);
  await next();
  await page.locator('html[data-incomplete]').waitFor();
  await expect.poll(position).toBe(1);
  expect(await started()).toBe(0);
  await page.unrouteAll();
  // Pressed again as soon as Swiper has started.
  const again = await button('Next slide').elementHandle();
  await row().evaluate((element, press) => {
    new MutationObserver((_, observer) => {
      if (!element.classList.contains('swiper-initialized')) return;
      observer.disconnect();
      (press as HTMLElement).click();
    }).observe(element, { attributeFilter: ['class'] });
  }, again);
  await next();
  // Before it plays by itself.
  await expect.poll(shown, { timeout: DELAY / 2 }).toBe('2 of 2');
});

it('moves on by itself after its delay, without input', async () => {
  await openWithClock();
  await page.clock.runFor(DELAY / 2);
  expect(await position()).toBe(0);
  const start = await leftOf('1 of 2');
  await page.clock.runFor(DELAY);
  expect(await position()).toBe(1);
  expect(await leftOf('2 of 2')).toBeCloseTo(start, 0);
  await page.clock.runFor(DELAY);
  expect(await position()).toBe(0);
  expect(await started()).toBe(0);
});

it('keeps the focus that its row has when Swiper starts, and pauses', async () => {
  const arrive = await hold((path) => path === chunkPath('startSwiper'));
  await open();
  await button('Next slide').focus();
  await page.keyboard.press('Tab');
  const isFocused = () => row().evaluate((element) => element === document.activeElement);
  expect(await isFocused()).toBe(true);
  arrive();
  await swiperStarted();
  // In the next frame the browser takes the focus from what cannot have it.
  await idle();
  expect(await isFocused()).toBe(true);
  expect(await row().evaluate((element) => (element as never as { swiper: Swiper }).swiper.autoplay.running)).toBe(
    false,
  );
  // A click would focus it again.
  await page.keyboard.press('Tab');
  await expect.poll(() => row().getAttribute('tabindex')).toBeNull();
});

it('does not move with reduced motion until Play, then plays though the pointer stays there, and pauses where pointer or focus comes back', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock();
  await page.mouse.wheel(0, 1);
  await advanceUntil(started, 1);
  const expectToStay = async (slide: string) => {
    await page.clock.runFor(3 * DELAY);
    expect(await shown()).toBe(slide);
  };
  await expectToStay('1 of 2');
  await button('Play').click();
  await advanceUntil(shown, '2 of 2');
  await page.mouse.move(180, 0);
  await page.clock.runFor(1);
  await carousel().hover();
  await expectToStay('2 of 2');
  // The focus is where it was when Play was pressed.
  await page.mouse.move(180, 0);
  await advanceUntil(shown, '1 of 2');
  await button('Next slide').focus();
  await expectToStay('1 of 2');
});
