/**
 * The accessibility trees of five key screens: roles, names and states in reading order, compared with the files in
 * `spoken/`. `npx vitest run --project browser tests/browser/spoken.test.ts -u` writes these files after an intended change.
 */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { hydrated, open, openPage, page, shareBrowser } from './support/visit';

shareBrowser();

const settled = () => hydrated();
const screens: readonly (readonly [name: string, address: string, ready: () => Promise<unknown>])[] = [
  ['home', '/', settled],
  ['kelvin', pathOf('kelvin'), settled],
  ['specimens', pathOf('specimens'), () => page.locator('[data-ready]').waitFor()],
  ['find', `${pathOf('find')}?min=2&max=8&hours=10`, () => page.locator('svg', { hasText: 'You need' }).waitFor()],
  [
    'contact-errors',
    form.contactPath,
    async () => {
      await form.ready();
      await form.submitButton().click();
      await page.getByText('Please enter your name.').first().waitFor();
    },
  ],
];

it.each(screens)('the accessibility tree of %s', async (name, address, ready) => {
  await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await open(address);
  await ready();
  await expect(await page.getByRole('main').ariaSnapshot()).toMatchFileSnapshot(`spoken/${name}.yml`);
});
