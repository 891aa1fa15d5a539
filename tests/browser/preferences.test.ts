/** Settings of the visitor's system other than the color scheme: forced colors, more contrast and reduced transparency. */
import { beforeEach, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { colorRules, findings } from './support/axe';
import { styleOf } from './support/styles';
import { context, footerLink, open, page, pagePerFile, showIn } from './support/visit';

pagePerFile({ viewport: { width: 1280, height: 800 } });
// What a test emulates does not outlast it.
beforeEach(() =>
  page.emulateMedia({
    forcedColors: 'none',
    contrast: 'no-preference',
    reducedMotion: 'no-preference',
    colorScheme: 'light',
  }),
);

const schemes = ['light', 'dark'] as const;

it('in forced colors: a button has an edge, its focus a ring, a label keeps its color, and the bar of a page that loads has one', async () => {
  await open(pathOf('kelvin'));
  const button = 'main .MuiButton-root';
  const dots = () =>
    page
      .locator('ul[aria-label="Label colors"] .MuiChip-icon')
      .evaluateAll((found) => found.map((dot) => getComputedStyle(dot).backgroundColor));
  // After a key, a focus that a script sets matches :focus-visible too.
  await page.keyboard.press('Tab');
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await showIn(colorScheme);
    const colors = await dots();
    expect(new Set(colors).size).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await dots(), colorScheme).toEqual(colors);
    const ground = await styleOf('html', 'background-color');
    expect(await styleOf(button, 'border-top-style')).toBe('solid');
    expect(await styleOf(button, 'border-top-color')).not.toBe(ground);
    await page.locator(button).first().focus();
    expect(await styleOf(button, 'outline-style')).toBe('solid');
    expect(await styleOf(button, 'outline-color')).not.toBe(ground);
  }
  // Nothing answers: the bar stays.
  await page.route('**/assets/data/**', () => {});
  await footerLink('Eclipse').click();
  await page.getByRole('progressbar').waitFor({ state: 'attached' });
  expect(await styleOf('[role=progressbar]', 'border-top-width')).toBe('4px');
  expect(await styleOf('[role=progressbar]', 'border-top-color')).not.toBe(await styleOf('html', 'background-color'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('in forced colors: the selected tab, the menu of the current page and the current page number stand out', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(pathOf('specimens'));
  await page.locator('[data-ready]').waitFor();
  for (const colorScheme of schemes) {
    await showIn(colorScheme);
    expect(await styleOf('[role=tab][aria-selected=true]', 'background-color')).not.toBe(
      await styleOf('[role=tab][aria-selected=false]', 'background-color'),
    );
    expect(await styleOf('nav[aria-label=Main] [data-current]', 'text-decoration-line')).toBe('underline');
  }
  await open(pathOf('blog'));
  for (const colorScheme of schemes) {
    await showIn(colorScheme);
    expect(await styleOf('.MuiPaginationItem-root.Mui-selected', 'background-color')).not.toBe(
      await styleOf('a.MuiPaginationItem-page:not(.Mui-selected)', 'background-color'),
    );
  }
});

it('with more contrast: lines and secondary text have the color of text', async () => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await open(pathOf('contact'));
  for (const colorScheme of schemes) {
    await showIn(colorScheme);
    const text = await styleOf('main label', 'color');
    expect(await styleOf('main section .MuiInputBase-root', 'border-top-color')).toBe(text);
    expect(await styleOf('header', 'border-bottom-color')).toBe(text);
    expect(await styleOf('main nav[aria-label=Breadcrumb]', 'color')).toBe(text);
    // everyPage.test.ts asks all rules of this page.
    expect(await findings(page, 'html', colorRules), colorScheme).toEqual([]);
  }
});

it('with reduced transparency: the header is opaque', async () => {
  const devices = await context.newCDPSession(page);
  await open('/');
  expect(await styleOf('header', 'backdrop-filter')).toBe('blur(8px)');
  await devices.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await styleOf('header', 'backdrop-filter')).toBe('none');
  expect(await styleOf('header', 'background-color')).toBe(await styleOf('html', 'background-color'));
  await devices.detach();
});
