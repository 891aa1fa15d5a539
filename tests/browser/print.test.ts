/** What pages are on paper. everyPage.test.ts prints every page. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { open, page, pagePerTest } from './support/visit';

// A sheet of Letter paper.
pagePerTest({ viewport: { width: 816, height: 1056 } });

const line = () => page.getByText(/^Uncontrolled copy of/);
const visible = (selector: string) => page.locator(selector).locator('visible=true');
const shownBoxes = () => visible('main input[type=checkbox]').count();
const print = async () => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
};

it('A printed comparison has the compared coolers and the URL that leads there again, and not what there is to choose from', async () => {
  await open(pathOf('compare'));
  await print();
  expect(await shownBoxes()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'screen' });
  await open(`${pathOf('compare')}?items=kelvin,eclipse`);
  await print();
  await page.locator('main [data-row]').first().waitFor();
  expect(await shownBoxes()).toBe(0);
  expect(await line().textContent()).toContain('/compare?items=kelvin,eclipse, printed on ');
  // Rows on the next page would otherwise have no names.
  const displayOf = (part: string) => page.locator(`main table ${part}`).evaluate((it) => getComputedStyle(it).display);
  expect([await displayOf('thead'), await displayOf('tfoot')]).toEqual(['table-header-group', 'none']);
});

it('A printed product page has its name right below its kind, its figures and the day, and neither pictures nor links to press', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(pathOf('kelvin'));
  expect(await line().isVisible()).toBe(false);
  await print();
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  expect(await line().textContent()).toContain(`, printed on ${today}`);
  for (const shown of ['h1', '#variants table', '#specifications table', '#ask-about'])
    expect([shown, await page.locator(shown).isVisible()]).toEqual([shown, true]);
  expect(await visible(':is(a[href^="/"], summary, #gallery, #faq, #related)').count()).toBe(0);
  // On paper that stays white, the heading is dark in either scheme.
  const channels = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g));
  expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(128);
  const [kind, name] = await Promise.all(['p', 'h1'].map((part) => page.locator(`hgroup ${part}`).boundingBox()));
  expect((name?.y ?? Number.POSITIVE_INFINITY) - (kind?.y ?? 0)).toBeLessThan(40);
});

it('A printed hero is white, where the browser prints backgrounds, as its words are dark', async () => {
  await open(pathOf('home'));
  const colors = () =>
    page.locator('main > :has(h1)').evaluate((hero) => getComputedStyle(hero).backgroundImage.match(/\d+(?=,|\))/g));
  expect(Math.min(...((await colors()) ?? []).map(Number))).toBeLessThan(100);
  await print();
  expect(new Set(await colors())).toEqual(new Set(['255']));
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

it.each([
  // Nor headings above links that are not printed.
  ['parts', 'Use and size', 'th:text-is("Reorder"), #other-coolers, #by-part, #next-step'],
  // Its legend explains the dashes.
  ['evidence', 'Figures', 'form'],
  ['specimens', 'Blood product', 'form'],
] as const)('A printed list of %s is a table with the column “%s”, without %s', async (id, column, controls) => {
  await open(pathOf(id));
  await print();
  expect(await visible(`main th:text-is("${column}")`).count()).toBeGreaterThan(0);
  if (id === 'evidence') expect(await visible('main td:has-text("—")').count()).toBeGreaterThan(0);
  expect(await visible(`main :is(${controls})`).count()).toBe(0);
});

it('A printed form has each of its fields whole, with the label, on one sheet', async () => {
  await open(pathOf('contact'));
  await print();
  const breaks = await visible('main form .MuiFormControl-root').evaluateAll((all) =>
    all.map((field) => getComputedStyle(field).breakInside),
  );
  expect(breaks.length).toBeGreaterThan(6);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
