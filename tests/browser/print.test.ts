/** What a product's page and a comparison are on paper. everyPage.test.ts prints every page. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { page, pagePerTest, resize, open as visit } from './support/visit';

pagePerTest({ viewport: { width: 720, height: 960 } });
const line = () => page.getByText(/^Uncontrolled copy of/);
const open = async (path: string) => {
  await page.emulateMedia({ media: 'screen' });
  await visit(path);
};
const print = async () => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
};
const shownBoxes = () => page.locator('main input[type=checkbox]').locator('visible=true').count();

it('A printed comparison has the compared coolers and the URL that leads there again, and not what there is to choose from', async () => {
  await open('/compare');
  await print();
  expect(await shownBoxes()).toBeGreaterThan(5);
  await open('/compare?items=kelvin,eclipse');
  await print();
  await page.locator('main [data-row]').first().waitFor();
  expect(await shownBoxes()).toBe(0);
  expect(await line().textContent()).toContain('/compare?items=kelvin,eclipse, printed on ');
  // Rows on the next page would otherwise have no names.
  const displayOf = (part: string) => page.locator(`main table ${part}`).evaluate((it) => getComputedStyle(it).display);
  expect([await displayOf('thead'), await displayOf('tfoot')]).toEqual(['table-header-group', 'none']);
});

it('A printed product page has its figures and the day, and neither pictures nor links to press', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(pathOf('kelvin'));
  expect(await line().isVisible()).toBe(false);
  await print();
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  expect(await line().textContent()).toContain(`, printed on ${today}`);
  for (const shown of ['h1', '#variants table', '#specifications table', '#ask-about'])
    expect([shown, await page.locator(shown).isVisible()]).toEqual([shown, true]);
  const pressed = page.locator(':is(a[href^="/"], summary, #gallery, #faq, #related)');
  expect(await pressed.locator('visible=true').count()).toBe(0);
  // On paper that stays white, the heading is dark in either scheme.
  const channels = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g));
  expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(128);
});

it('A printed page has its answers open where CSS cannot show closed ones, and as they were afterwards', async () => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked[0].includes('details-content') && supports(...asked);
  });
  await open(pathOf('faqs'));
  const states = () =>
    page.locator('main details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  const before = await states();
  expect(before).toContain(true);
  await print();
  expect(await states()).not.toContain(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await states()).toEqual(before);
});

it('A printed list of parts has no column of buttons, and no heading above links that are not printed', async () => {
  await open(pathOf('parts'));
  await print();
  expect(await page.locator('main thead th').locator('visible=true').allTextContents()).not.toContain('Reorder');
  expect(await page.getByRole('columnheader', { name: 'Use and size' }).first().isVisible()).toBe(true);
  expect(await page.locator('#other-coolers, #by-part, #next-step').locator('visible=true').count()).toBe(0);
});

it('A printed list of tests is a table, with the dashes that its legend explains', async () => {
  await open(pathOf('evidence'));
  await print();
  expect(await page.getByRole('columnheader', { name: 'Figures' }).first().isVisible()).toBe(true);
  expect(await page.locator('main td').filter({ hasText: '—' }).locator('visible=true').count()).toBeGreaterThan(0);
});

it('A printed list of specimens has no form', async () => {
  await open(pathOf('specimens'));
  await print();
  expect(await page.locator('main form').locator('visible=true').count()).toBe(0);
});

it('A printed product page has its name right below its kind', async () => {
  await resize(816, 1056);
  await open(pathOf('core-xvo-30'));
  await print();
  const [kind, name] = await Promise.all(['p', 'h1'].map((part) => page.locator(`hgroup ${part}`).boundingBox()));
  expect((name?.y ?? Number.POSITIVE_INFINITY) - (kind?.y ?? 0)).toBeLessThan(40);
});

it('A printed form has each of its fields whole, with the label, on one sheet', async () => {
  await open(pathOf('contact'));
  await print();
  const fields = page.locator('main form .MuiFormControl-root').locator('visible=true');
  const breaks = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).breakInside));
  expect(breaks.length).toBeGreaterThan(6);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
