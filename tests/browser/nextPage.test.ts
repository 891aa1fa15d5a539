/** In which order the parts of the next page are rendered. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { footerLink, open, page, pagePerTest } from './support/visit';

pagePerTest({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });

/** Waits until a new heading is inserted. @returns how many sections there are then, and how many of them lack their body. */
const atHeading = () =>
  page.evaluate(() => {
    const shown = document.querySelector('main h1');
    return new Promise<{ sections: number; bodiesMissing: number }>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === shown) return;
        observer.disconnect();
        const frames = [...document.querySelectorAll('main section[tabindex] > .MuiContainer-root')];
        const empty = frames.filter((frame) => (frame.lastElementChild?.textContent ?? '') === '');
        resolve({ sections: frames.length, bodiesMissing: empty.length });
      }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
    });
  });

it('A page that a link leads to is rendered with its heading first, and its sections or their bodies after that', async () => {
  await open(pathOf('faqs'));
  const [contact] = await Promise.all([atHeading(), footerLink('Contact Us').click()]);
  expect(contact.bodiesMissing).toBeGreaterThan(0);
  await page.locator('#contact-us-form form').waitFor();

  const [product] = await Promise.all([atHeading(), footerLink('Kelvin').click()]);
  expect(product).toEqual({ sections: 0, bodiesMissing: 0 });
  const related = page.locator('#related').getByRole('link');
  await expect.poll(() => related.count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
