/**
 * The content security policy in a browser: what it blocks is reported. headers.test.ts of the nginx suite has the policy,
 * and every test here (support/visit.ts) and every page (everyPage.test.ts) that it blocks nothing of the site's own.
 */
import { expect, it } from 'vitest';
import { logLine, startSite } from '../nginx/support/site';
import { browser, shareBrowser } from './support/visit';

shareBrowser();

it('What the policy blocks is reported to nginx, whose log does not contain the query of the page', async () => {
  const logged = await startSite();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${logged.port}/Products/Kelvin?q=jane.doe`);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    const line = { directive: 'style-src-attr', blocked: 'inline', document: '/Products/Kelvin' };
    await logLine(logged, { event: 'policy-report' }).toMatchObject(line);
    expect(await logged.log()).not.toContain('jane.doe');
  } finally {
    await logged.stop();
  }
});
