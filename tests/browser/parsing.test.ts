/** However slowly the HTML of a page arrives, what is parsed later moves nothing that is shown already. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { noteShifts, shiftsOf } from './support/shifts';
import { openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** How much of the content comes in parts, and how large these are, in characters; the first view is within that. */
const [PARTED, PART] = [30_000, 250];

/** The HTML in parts that begin with a tag: all before the content, parts of its first view, and the rest. */
function partsOf(html: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  const content = html.indexOf('<main');
  for (let cut = content; cut !== -1 && cut < content + PARTED; cut = html.indexOf('<', cut + PART)) {
    parts.push(html.slice(start, cut));
    start = cut;
  }
  return [...parts, html.slice(start)];
}

const frame = () =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

it.each([
  ...(
    ['home', 'kelvin', 'eclipse', 'core-xvo-30', 'products', 'find', 'compare', 'evidence', 'parts', 'contact'] as const
  ).map((id) => [id, phone] as const),
  ...(
    ['home', 'about', 'kelvin', 'core-xvo-30', 'products', 'specimens', 'find', 'blog', 'search', 'contact'] as const
  ).map((id) => [id, desktop] as const),
])('%s, %o', async (id, window) => {
  await openPage(window);
  const [first, ...others] = partsOf(await (await fetch(site + pathOf(id))).text());
  let answer: ServerResponse | undefined;
  // No script, font or picture arrives.
  const server = createServer(({ url }, response) => {
    if (url !== '/page') return;
    answer = response.setHeader('Content-Type', 'text/html');
    answer.write(first);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await page.addInitScript(noteShifts);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`, { waitUntil: 'commit' });
    for (const part of others) {
      answer?.write(part);
      await frame();
    }
    answer?.end();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await frame();
    const { shifted, moved } = await shiftsOf(page);
    expect(shifted, `moved: ${moved.join('; ')}`).toBeLessThan(0.002);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
