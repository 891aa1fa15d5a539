/** axe in states of a page that everyPage.test.ts does not open. */
import { describe, expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import { notices } from '../../frontend/src/content/notices';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { fillIn, formReady, goodInquiry, keepToasts, submitButton } from './inquiryPage';
import { findings } from './support/axe';
import { lost } from './support/reflow';
import { context, open, openPage, page, pagePerFile, resize, showIn } from './support/visit';

// axe would measure colors during a transition.
pagePerFile({ reducedMotion: 'reduce' });

/** A width with a color scheme. Differences by width do not depend on the scheme, so two of the four pairs suffice. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Calls `check` at each width with its color scheme. */
async function inEachLook(check: (width: number) => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await resize(width, 900);
    await showIn(colorScheme);
    await check(width);
  }
}

/** Checks a part of the page as it is. */
const expectNoViolation = (within: string, what = '') =>
  inEachLook(async (width) => expect(await findings(page, within), `${what} ${width} px`).toEqual([]));

const button = (name: string) => page.getByRole('button', { name });

describe('axe finds no violation', () => {
  it('in an open menu', async () => {
    await open('/');
    await inEachLook(async (width) => {
      if (width < 992) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.locator('nav[aria-label="Mobile"] summary').first().click();
      } else await page.locator('nav[aria-label="Main"] summary').first().press('Enter');
      expect(await findings(page, 'header'), `${width} px`).toEqual([]);
    });
  });

  it.each([
    [
      'a gallery’s lightbox with dimension lines',
      'monarch-xvo-10',
      () => page.locator('#gallery a', { has: page.getByRole('img', { name: /^Exterior: / }) }),
      'dialog[open]',
    ],
    ['the Customization Form', 'products', () => button('Customization Form'), 'dialog[open]'],
    [
      'the last tab of By Specimen',
      'specimens',
      () => page.getByRole('tab').last(),
      'main:has([role=tab]:last-child[aria-selected=true])',
    ],
    ['the errors of a comment', 'blog-details', () => button(blog.commentForm.submit), 'main:has([aria-invalid=true])'],
  ] as const)('in %s', async (_, id, control, part) => {
    await open(pathOf(id));
    await control().click();
    await page.locator(part).waitFor();
    await expectNoViolation(part);
  });

  it('in the inquiry form with all fields and errors, and in the messages of a failure and a success', async () => {
    await open(pathOf('contact'));
    await formReady();
    await page.locator('[name="IsMoreSpecificDetails"][value="yes"]').check();
    await submitButton().click();
    await page.getByText('Please enter your name.').first().waitFor();
    await expectNoViolation('main');
    // At 400 % zoom.
    await resize(320, 256);
    expect(await page.evaluate(lost)).toEqual([]);

    await fillIn({ ...goodInquiry, IsMoreSpecificDetails: 'no' });
    await page.evaluate(keepToasts);
    let status = 500;
    await page.route(`**${inquiryEndpoint}`, (route) => route.fulfill({ status, json: {} }));
    for (const role of ['alert', 'status'] as const) {
      await submitButton().click();
      await page.locator('.notistack-SnackbarContainer').getByRole(role).waitFor();
      await expectNoViolation('.notistack-SnackbarContainer', `${status}`);
      status = 200;
    }
    await expectNoViolation('main');
    await page.unrouteAll();
  });

  it.each([
    ['the finder with matches', `${pathOf('find')}?min=2&max=8&hours=10&openings=4`, '1 published match'],
    ['the finder without a match', `${pathOf('find')}?specimen=frozen-plasma&hours=20`, 'No published match'],
    ['the finder with invalid fields', `${pathOf('find')}?min=8&max=2&units=4`, 'Nothing was compared yet'],
    [
      'the comparison',
      `${pathOf('compare')}?items=kelvin,monarch-xvo-10,eclipse,cube`,
      'Not within these storage ranges',
    ],
    ['a search with results', `${pathOf('search')}?q=platelets`, 'results for “platelets”'],
    ['a search without a result', `${pathOf('search')}?q=zzzz`, 'Nothing found'],
  ])('in %s', async (_, address, said) => {
    await open(address);
    await page.getByText(said).first().waitFor({ state: 'attached' });
    await expectNoViolation('main');
  });

  it('in the notice of a page that cannot be loaded', async () => {
    // In a context of its own, whose cache does not have the data of that page.
    await openPage({ reducedMotion: 'reduce' });
    await open('/');
    await context.setOffline(true);
    await page.locator('footer a', { hasText: 'FAQs' }).click();
    await page.getByRole('alert').filter({ hasText: notices.stuck }).waitFor();
    await expectNoViolation('[role=alert]');
  });
});
