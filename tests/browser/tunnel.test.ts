import { expect, inject, it } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../../frontend/src/app/navigation/timeout';
import { page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it('shows a bar while a page loads, reports a request without response, and loads the page on the next try', async () => {
  await page.clock.install();
  await page.goto(`${site}/Coolers`, { waitUntil: 'networkidle' });
  await page.clock.runFor(2_000);
  let inTunnel = true;
  await page.route('**/assets/data/*/Products/Kelvin.json', async (route) => {
    if (!inTunnel) await route.continue();
  });
  await page.route('**/Products/Kelvin', (route) => route.abort());
  const link = page.locator('footer').getByRole('link', { name: 'Kelvin' });
  const prefetch = page.waitForRequest('**/Products/Kelvin.json');
  await link.hover();
  await prefetch;
  await link.click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  await page.clock.runFor(LOAD_TIMEOUT_MS);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  inTunnel = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
});
