/**
 * The content security policy in a browser blocks and reports what is not the site's own. That it blocks nothing else is
 * checked in every test (support/visit.ts), and on every page (everyPage.test.ts).
 */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { startSite } from '../nginx/support/site';
import { browser, shareBrowser } from './support/visit';

shareBrowser([], 'all');

let page: Page;
/** Violations since the page of the file was opened, in order. */
const stopped: string[] = [];
beforeAll(async () => {
  page = await browser.newPage();
  await page.exposeFunction('noteViolation', (directive: string) => stopped.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { noteViolation(directive: string): void }).noteViolation(effectiveDirective),
    );
  });
});

describe('the content security policy blocks and reports', () => {
  const attempts: readonly (readonly [what: string, directive: string, act: () => void])[] = [
    [
      'an inline script',
      'script-src',
      () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
    ],
    ['a request to another origin', 'connect-src', () => void fetch('http://127.0.0.1:9/').catch(() => {})],
  ];
  it.each(attempts)('%s', async (_, directive, act) => {
    await page.goto(inject('siteUrl') + pathOf('cookie-policy'));
    const before = stopped.length;
    await page.evaluate(act);
    await expect.poll(() => stopped.slice(before).some((one) => one.startsWith(directive))).toBe(true);
  });

  it('to nginx, whose log does not contain the query of the page', async () => {
    const logged = await startSite();
    try {
      await page.goto(`http://127.0.0.1:${logged.port}/Products/Kelvin?q=jane.doe`);
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
      await expect
        .poll(async () => (await logged.accessLog()).find(({ event }) => event === 'policy-report'), {
          timeout: 20_000,
        })
        .toMatchObject({ directive: 'style-src-attr', blocked: 'inline', document: '/Products/Kelvin' });
      expect(await logged.log()).not.toContain('jane.doe');
    } finally {
      await logged.stop();
    }
  });
});
