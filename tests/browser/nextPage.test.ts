/** In which order the parts of the next page are rendered. */
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { footerLink, open, page, pagePerTest } from './support/visit';

pagePerTest({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });

/** Records, when a new heading is inserted, how many sections there are, and how many bodies are missing, in the window. */
const watchHeading = () =>
  page.evaluate(() => {
    const shown = document.querySelector('main h1');
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === shown) return;
      observer.disconnect();
      const frames = [...document.querySelectorAll('main section[tabindex] > .MuiContainer-root')];
      Object.assign(window, {
        sections: frames.length,
        bodiesMissing: frames.filter((frame) => (frame.lastElementChild?.textContent ?? '') === '').length,
      });
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });

const bodiesMissing = async () => {
  await page.waitForFunction(() => 'bodiesMissing' in window);
  return page.evaluate(() => (window as unknown as { bodiesMissing: number }).bodiesMissing);
};

describe('a page that a link leads to', () => {
  it('is rendered with its heading first and the bodies of its sections after that', async () => {
    await open(pathOf('faqs'));
    await watchHeading();
    await footerLink('Contact Us').click();
    expect(await bodiesMissing()).toBeGreaterThan(0);
    await page.locator('#contact-us-form form').waitFor();
  });

  it('is rendered with its heading first, and the sections of a product after that', async () => {
    await open(pathOf('faqs'));
    await watchHeading();
    await footerLink('Kelvin').click();
    expect(await bodiesMissing()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { sections: number }).sections)).toBe(0);
    const related = page.locator('#related').getByRole('link');
    await expect.poll(() => related.count()).toBeGreaterThan(2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
