/**
 * The accessibility trees of five key screens: roles, names and states in reading order, compared with the files in
 * `spoken/`. `npx vitest run --project browser tests/browser/spoken.test.ts -u` writes these files after an intended change.
 */
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { contactPath, formReady, submitOf } from './inquiryPage';
import { openPage, page, shareBrowser, open as visit } from './support/visit';

shareBrowser();

async function open(address: string) {
  await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await visit(address);
}
const spoken = () => page.getByRole('main').ariaSnapshot();

describe('the accessibility tree', () => {
  it.each(['home', 'kelvin'] as const)('of %s', async (id) => {
    await open(pathOf(id));
    await expect(await spoken()).toMatchFileSnapshot(`spoken/${id}.yml`);
  });

  it('of the finder, with a need', async () => {
    await open(`${pathOf('find')}?min=2&max=8&hours=10`);
    await page.getByRole('status').filter({ hasText: '1 published match' }).waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/find.yml');
  });

  it('of Contact, with errors', async () => {
    await open(contactPath);
    await formReady(page);
    await submitOf(page).click();
    await page.getByText('Please enter your name.').first().waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/contact-errors.yml');
  });

  it('of By Specimen', async () => {
    await open(pathOf('specimens'));
    await page.locator('[data-ready]').waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/specimens.yml');
  });
});
