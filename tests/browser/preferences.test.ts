/** What a visitor's system asks for beside a color scheme: its own colors, more contrast, less motion, nothing see-through. */
import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { findings } from './support/axe';
import { context, openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

/** A property of the first element that a selector finds. */
const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const open = (path: string) => page.goto(site + path, { waitUntil: 'networkidle' });

describe.each(['light', 'dark'] as const)('in forced colors, %s', (colorScheme) => {
  it('a button has an edge, and the focus its ring', async () => {
    await openPage({ forcedColors: 'active', colorScheme });
    await open(pathOf('kelvin'));
    const button = 'main .MuiButton-root';
    expect(await styleOf(button, 'border-top-style')).toBe('solid');
    expect(await styleOf(button, 'border-top-color')).not.toBe(await styleOf('html', 'background-color'));
    await page.keyboard.press('Tab');
    await page.locator(button).first().focus();
    expect(await styleOf(button, 'outline-style')).toBe('solid');
    expect(await styleOf(button, 'outline-color')).not.toBe(await styleOf('html', 'background-color'));
  });

  it('a label keeps the color that is its meaning', async () => {
    await openPage({ colorScheme });
    const dots = () =>
      page
        .locator('ul[aria-label="Label colors"] .MuiChip-icon')
        .evaluateAll((found) => found.map((dot) => getComputedStyle(dot).backgroundColor));
    await open(pathOf('kelvin'));
    const colors = await dots();
    expect(new Set(colors).size).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await dots()).toEqual(colors);
  });

  it('the chosen tab, the page on show and the shown page of a list stand out', async () => {
    await openPage({ forcedColors: 'active', colorScheme, viewport: { width: 1280, height: 800 } });
    await open(pathOf('specimens'));
    await page.locator('[data-ready]').waitFor();
    expect(await styleOf('[role=tab][aria-selected=true]', 'background-color')).not.toBe(
      await styleOf('[role=tab][aria-selected=false]', 'background-color'),
    );
    expect(await styleOf('nav[aria-label=Main] [data-current]', 'text-decoration-line')).toBe('underline');
    await open(pathOf('blog'));
    expect(await styleOf('.MuiPaginationItem-root.Mui-selected', 'background-color')).not.toBe(
      await styleOf('a.MuiPaginationItem-page:not(.Mui-selected)', 'background-color'),
    );
  });
});

describe('with more contrast', () => {
  it.each(['light', 'dark'] as const)(
    'lines are as strong as text, and soft text is no softer, in %s',
    async (colorScheme) => {
      await openPage({ contrast: 'more', colorScheme });
      await open(pathOf('contact'));
      const text = await styleOf('main label', 'color');
      expect(await styleOf('main section .MuiInputBase-root', 'border-top-color')).toBe(text);
      expect(await styleOf('header', 'border-bottom-color')).toBe(text);
      expect(await styleOf('main nav[aria-label=Breadcrumb]', 'color')).toBe(text);
      expect(await findings(page)).toEqual([]);
    },
  );
});

describe('with nothing see-through', () => {
  it('the header is opaque', async () => {
    await openPage();
    const devices = await context.newCDPSession(page);
    await open('/');
    expect(await styleOf('header', 'backdrop-filter')).toBe('blur(8px)');
    await devices.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    expect(await styleOf('header', 'backdrop-filter')).toBe('none');
    expect(await styleOf('header', 'background-color')).toBe(await styleOf('html', 'background-color'));
  });
});

describe('with less motion', () => {
  it('another color scheme is there at once, in the deepest element too', async () => {
    await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    await open(pathOf('kelvin'));
    // Within one task: no frame passes in between.
    const [before, now] = await page.evaluate(() => {
      const cell = document.querySelector('main tbody td');
      if (!cell) throw new Error('no table');
      const color = () => getComputedStyle(cell).color;
      const first = color();
      document.documentElement.setAttribute('data-color-scheme', 'dark');
      return [first, color()];
    });
    expect(now).not.toBe(before);
  });
});
