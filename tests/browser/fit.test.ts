/** The check of a load or a box, on the pages of coolers and of specimens. */
import { expect, it } from 'vitest';
import { fitTexts } from '../../frontend/src/content/finder/fit-texts';
import { pathOf } from '../../frontend/src/routes/paths';
import { openEarly, page, pagePerTest, site } from './support/visit';

pagePerTest();

it('A cooler’s page checks a load and a box as they are typed, and announces the result once typing pauses, not at each key', async () => {
  await page.goto(`${site}${pathOf('monarch-xvo-10')}#fit`);
  const check = page.getByRole('region', { name: fitTexts.title });
  const units = check.getByLabel(fitTexts.units);
  await check.getByLabel(fitTexts.goods).selectOption({ label: 'Syringe of IgSC 2\u202fg' });
  await units.fill('25');
  // The first is on the page; the second, which is announced, follows after a second.
  const first = (text: RegExp | string) => check.getByText(text).first();
  await first(/10 in each: 25 × .* go into 3 coolers/).waitFor();
  for (const [side, length] of [
    [fitTexts.length, '27.9'],
    [fitTexts.width, '15.9'],
    [fitTexts.height, '20.3'],
  ] as const)
    await check.getByLabel(side).fill(length);
  await first(/interior: your box of .* exceeds its width by 7.mm/).waitFor();
  await check.getByLabel(fitTexts.width).fill('wide');
  await check.getByText(fitTexts.errors.number).waitFor();
  await check.getByText(fitTexts.faulty).waitFor();
  // Nothing is said of a load while a part of it cannot be read.
  await expect.poll(() => check.getByText('go into 3 coolers').count()).toBe(0);
  expect(await check.getByLabel(fitTexts.width).inputValue()).toBe('wide');

  for (const side of [fitTexts.length, fitTexts.width, fitTexts.height]) await check.getByLabel(side).fill('');
  const announced = () => check.getByRole('status').textContent();
  await units.fill('2');
  await expect.poll(announced).toMatch(/2 × .* 1 cooler/);
  const before = await announced();

  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (const key of '555') {
    await units.press(key);
    await page.clock.runFor(300);
    expect(await announced()).toBe(before);
  }
  await first(/2555 × /).waitFor();
  await page.clock.runFor(1000);
  await expect.poll(announced).toMatch(/2555 × /);
});

it('A cooler’s page shows all sections before any script has loaded; the focus moves from the placeholder link to the form that replaces it', async () => {
  const load = await openEarly(pathOf('monarch-xvo-10'), 'loader');
  for (const title of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await title.scrollIntoViewIfNeeded();
    expect(await title.isVisible()).toBe(true);
  }
  const check = page.getByRole('region', { name: fitTexts.title });
  await check.getByRole('link', { name: fitTexts.inFinder }).focus();
  await load();
  const first = check.getByLabel(fitTexts.goods);
  await first.waitFor();
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('By Specimen leads a number of units to the finder', async () => {
  await page.goto(`${site}${pathOf('specimens', 'cryoprecipitate')}`);
  const load = page.getByRole('form', { name: `${fitTexts.load.title}: Cryoprecipitate`, exact: true });
  await load.getByLabel(fitTexts.units).fill('2');
  await load.getByLabel(fitTexts.application).selectOption('1');
  await load.getByRole('button').click();
  await page.locator('[data-product="core-xvo-3-5"][data-verdict="fails"]').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    specimen: 'cryoprecipitate',
    units: '2',
    application: '1',
  });
});
