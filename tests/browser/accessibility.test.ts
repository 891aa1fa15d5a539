import { beforeEach, describe, expect, inject, it } from 'vitest';
import { notices } from '../../frontend/src/content/notices';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { fillIn, goodInquiry, submitOf } from './inquiryPage';
import { findings } from './support/axe';
import { context, page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

// Without transitions, which axe would measure half-way.
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

/** A width and a color scheme: what differs by width does not differ by scheme, so two of the four pairs are enough. */
describe.each([
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)('axe finds no violation at $width px, $colorScheme,', ({ width, colorScheme }) => {
  beforeEach(() => page.emulateMedia({ colorScheme }));

  it('in a menu that is open', async () => {
    await open('/', width);
    if (width < 992) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('nav[aria-label="Mobile"] summary').first().click();
    } else {
      await page.locator('nav[aria-label="Main"] summary').first().press('Enter');
    }
    expect(await findings(page, 'header')).toEqual([]);
  });

  it('in a gallery’s lightbox, with dimension lines', async () => {
    await open('/Products/Monrach', width);
    await page.locator('#gallery a', { has: page.getByRole('img', { name: /^Exterior: / }) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page, 'dialog[open]')).toEqual([]);
  });

  it('in the Customization Form', async () => {
    await open('/Products', width);
    await page.getByRole('button', { name: 'Customization Form' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page, '[role=dialog]')).toEqual([]);
  });

  it('in the inquiry form with all its details and errors, what it says of a failure, and of a success', async () => {
    await open('/ContactUs', width);
    await page.locator('[name="IsMoreSpecificDetails"][value="yes"]').check();
    await submitOf(page).click();
    await page.getByText('Please enter your name.').first().waitFor();
    expect(await findings(page, 'main')).toEqual([]);

    await fillIn(page, { ...goodInquiry, IsMoreSpecificDetails: 'no' });
    let status = 500;
    await page.route(`**${inquiryEndpoint}`, (route) => route.fulfill({ status, json: {} }));
    for (const role of ['alert', 'status'] as const) {
      await submitOf(page).click();
      const toast = page.locator('.notistack-SnackbarContainer').getByRole(role);
      // While the pointer rests on it, it stays.
      await toast.hover();
      expect(await findings(page, '.notistack-SnackbarContainer'), `${status}`).toEqual([]);
      expect(await toast.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      status = 200;
    }
    expect(await findings(page, 'main')).toEqual([]);
  });

  it('in the first and the last tab', async () => {
    await open(pathOf('specimens'), width);
    for (const tab of [page.getByRole('tab').first(), page.getByRole('tab').last()]) {
      await tab.click();
      await page.locator('[role=tab][aria-selected=true]').waitFor();
      expect(await findings(page, 'main'), (await tab.textContent()) ?? '').toEqual([]);
    }
  });

  it.each([
    ['the finder with matches', `${pathOf('find')}?min=2&max=8&hours=10&openings=4`, '1 published match'],
    ['the finder without a match', `${pathOf('find')}?specimen=frozen-plasma&hours=20`, 'No published match'],
    ['the finder with faults', `${pathOf('find')}?min=8&max=2&units=4`, 'Nothing was compared yet'],
    ['the comparison', `${pathOf('compare')}?items=kelvin,monarch-xvo-10,eclipse,cube`, ''],
    ['a search that finds', `${pathOf('search')}?q=platelets`, 'platelets'],
    ['a search that finds nothing', `${pathOf('search')}?q=zzzz`, 'zzzz'],
  ])('in %s', async (_, address, said) => {
    await open(address, width);
    await page.getByRole('status').filter({ hasText: said }).first().waitFor({ state: 'attached' });
    expect(await findings(page, 'main')).toEqual([]);
  });

  it('in the notice of a page that cannot be loaded', async () => {
    await open('/', width);
    await context.setOffline(true);
    await page.locator('footer a', { hasText: 'FAQs' }).click();
    await page.getByRole('alert').filter({ hasText: notices.stuck }).waitFor();
    expect(await findings(page, '[role=alert]')).toEqual([]);
  });

  it('in the errors of a comment', async () => {
    await open(pathOf('blog-details'), width);
    await page
      .locator('form')
      .filter({ has: page.locator('[name=comment]') })
      .getByRole('button')
      .click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await findings(page, 'main')).toEqual([]);
  });
});
