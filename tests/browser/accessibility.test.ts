/** axe in states of a page that everyPage.test.ts does not open. */
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import { notices } from '../../frontend/src/content/notices';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { colorRules, findings } from './support/axe';
import { lost } from './support/reflow';
import { context, footerLink, open, openPage, page, pagePerFile, resize, showIn } from './support/visit';

// axe would measure colors during a transition.
pagePerFile({ reducedMotion: 'reduce' });

/** Checks a part of the page as it is: by all rules on a phone, and by those on colors in the other scheme. */
async function expectNoViolation(within: string, what = ''): Promise<void> {
  await resize(360, 900);
  await showIn('light');
  expect(await findings(page, within), `${what} light, 360 px`).toEqual([]);
  await resize(1440, 900);
  await showIn('dark');
  expect(await findings(page, within, colorRules), `${what} dark, 1440 px`).toEqual([]);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('finds no violation in an open menu', async () => {
  await resize(1440, 900);
  await open('/');
  await page.locator('nav[aria-label="Main"] summary').first().press('Enter');
  expect(await findings(page, 'header'), 'light, 1440 px').toEqual([]);
  await resize(360, 900);
  await showIn('dark');
  await button('Menu').click();
  await page.locator('nav[aria-label="Mobile"] summary').first().click();
  expect(await findings(page, 'header'), 'dark, 360 px').toEqual([]);
});

it.each<[state: string, address: string, part: string, control?: () => Locator]>([
  [
    'a gallery’s lightbox with dimension lines',
    pathOf('monarch-xvo-10'),
    'dialog[open]',
    () => page.locator('#gallery a', { has: page.getByRole('img', { name: /^Exterior: / }) }),
  ],
  ['the Customization Form', pathOf('products'), 'dialog[open]', () => button('Open the Customization Form')],
  [
    'the last tab of By Specimen',
    pathOf('specimens'),
    'main:has([role=tab]:last-child[aria-selected=true])',
    () => page.getByRole('tab').last(),
  ],
  [
    'the errors of a comment',
    pathOf('blog-details'),
    'main:has([aria-invalid=true])',
    () => button(blog.commentForm.submit),
  ],
  ['the finder with matches', `${pathOf('find')}?min=2&max=8&hours=10&openings=4`, 'main:has([data-verdict=match])'],
  ['the finder without a match', `${pathOf('find')}?specimen=frozen-plasma&hours=20`, 'main:has([data-none])'],
  ['the finder with invalid fields', `${pathOf('find')}?min=8&max=2&units=4`, 'main:has([aria-invalid=true])'],
  ['the comparison', `${pathOf('compare')}?items=kelvin,monarch-xvo-10,eclipse,cube`, 'main:has([data-row])'],
  ['a search with results', `${pathOf('search')}?q=platelets`, 'main:has(mark)'],
  ['a search without a result', `${pathOf('search')}?q=zzzz`, 'main:has([role=note])'],
])('finds no violation in %s', async (_, address, part, control) => {
  await open(address);
  await control?.().click();
  await page.locator(part).waitFor();
  await expectNoViolation(part);
});

it('finds no violation in the inquiry form with all fields and errors, and in the messages of a failure and a success', async () => {
  await open(pathOf('contact'));
  await form.ready();
  await page.locator('[name="IsMoreSpecificDetails"][value="yes"]').check();
  await form.submitButton().click();
  await page.getByText('Please enter your name.').first().waitFor();
  await expectNoViolation('main');
  // At 400 % zoom.
  await resize(320, 256);
  expect(await page.evaluate(lost)).toEqual([]);

  await form.fillIn({ ...form.goodInquiry, IsMoreSpecificDetails: 'no' });
  await page.evaluate(form.keepToasts);
  let status = 500;
  await page.route(`**${inquiryEndpoint}`, (route) => route.fulfill({ status, json: {} }));
  for (const role of ['alert', 'status'] as const) {
    await form.submitButton().click();
    await page.locator('.notistack-SnackbarContainer').getByRole(role).waitFor();
    await expectNoViolation('.notistack-SnackbarContainer', `${status}`);
    status = 200;
  }
  await expectNoViolation('main');
  await page.unrouteAll();
});

it('finds no violation in the notice of a page that cannot be loaded', async () => {
  // In a context of its own, whose cache does not have the data of that page.
  await openPage({ reducedMotion: 'reduce' });
  await open('/');
  await context.setOffline(true);
  await footerLink('FAQs').click();
  await page.getByRole('alert').filter({ hasText: notices.stuck }).waitFor();
  await expectNoViolation('[role=alert]');
});
