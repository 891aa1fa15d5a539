/** However slowly the HTML of a page arrives, what is parsed later moves nothing that is shown already. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { noteShifts, shiftsOf, UNSEEN_SHIFT } from './support/shifts';
import { context, openPage, shareBrowser, site } from './support/visit';

shareBrowser();

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** How much of the body comes in parts, and how large these are, in characters; the first view is within that. */
const [PARTED, PART] = [40_000, 250];

/** The HTML in parts that begin with a tag: all before the body, parts of its first view, and the rest. */
function partsOf(html: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  const body = html.indexOf('<body');
  for (let cut = body; cut !== -1 && cut < body + PARTED; cut = html.indexOf('<', cut + PART)) {
    parts.push(html.slice(start, cut));
    start = cut;
  }
  return [...parts, html.slice(start)];
}

const frame = (target: Page) =>
  target.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Opens a page of the site whose HTML arrives in parts, a frame after each. @returns what has moved. */
async function parse(target: Page, path: string) {
  const [first, ...others] = partsOf(await (await fetch(site + path)).text());
  let answer: ServerResponse | undefined;
  // No script, font or picture arrives.
  const server = createServer(({ url }, response) => {
    if (url !== '/page') return;
    answer = response.setHeader('Content-Type', 'text/html');
    answer.write(first);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await target.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`, { waitUntil: 'commit' });
    for (const part of others) {
      answer?.write(part);
      await frame(target);
    }
    answer?.end();
    await target.waitForFunction(() => document.readyState !== 'loading');
    await frame(target);
    return { path, ...(await shiftsOf(target)) };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

it.each([
  [
    'a phone',
    phone,
    ['home', 'kelvin', 'eclipse', 'core-xvo-30', 'products', 'find', 'compare', 'evidence', 'parts', 'contact'],
  ],
  [
    'a desktop',
    desktop,
    ['home', 'about', 'kelvin', 'core-xvo-30', 'products', 'specimens', 'find', 'blog', 'search', 'contact'],
  ],
] as const)('on %s', async (_, window, ids) => {
  await openPage(window);
  await context.addInitScript(noteShifts);
  // At the same time, as the test waits for frames.
  const parsed = await Promise.all(ids.map(async (id) => parse(await context.newPage(), pathOf(id))));
  expect(parsed.filter(({ shifted }) => !(shifted < UNSEEN_SHIFT))).toEqual([]);
});
