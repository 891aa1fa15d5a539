import { describe, expect, inject, it } from 'vitest';
import { findings } from './support/axe';
import { page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

// Nothing fades or slides while it is looked at.
pagePerTest({ reducedMotion: 'reduce' });

async function open(path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
}

describe('the keyboard', () => {
  it.each(['/', '/Products', '/Products/Kelvin', '/ContactUs'])('is shown where it is, on %s', async (path) => {
    await open(path, 1440);
    // What a key has focused shows a ring, and whatever a script then focuses.
    await page.keyboard.press('Tab');
    const unmarked = await page.locator('a[href], button, summary').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          (control as HTMLElement).focus({ preventScroll: true });
          // A card's one link shows it on the whole card.
          const shown = [control, control.closest('article, li')].some(
            (element) => element && getComputedStyle(element).outlineStyle === 'solid',
          );
          return control.matches(':focus-visible') && !shown;
        })
        .map((control) => control.ariaLabel ?? control.textContent),
    );
    expect(unmarked).toEqual([]);
  });
});

describe('what opens', () => {
  it.each([360, 1440])('menus at %i px', async (width) => {
    await open('/', width);
    if (width < 992) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('nav[aria-label="Mobile"] summary').first().click();
    } else {
      await page.locator('nav[aria-label="Main"] summary').first().press('Enter');
    }
    expect(await findings(page)).toEqual([]);
  });

  it.each([360, 1440])('a gallery in its lightbox, with dimension lines, at %i px', async (width) => {
    await open('/Products/Monrach', width);
    await page.locator('#gallery a', { has: page.getByRole('img', { name: /^Exterior: / }) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it.each([360, 1440])('the Customization Form at %i px', async (width) => {
    await open('/Products', width);
    await page.getByRole('button', { name: 'Customization Form' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it.each([360, 1440])('the inquiry form with all its details and errors at %i px', async (width) => {
    await open('/ContactUs', width);
    await page.locator('[name="IsMoreSpecificDetails"][value="yes"]').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please enter your name.').first().waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
