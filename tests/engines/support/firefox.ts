/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** Debian's Firefox ESR, or the one that FIREFOX names. */
export const firefoxPath = process.env.FIREFOX || '/usr/bin/firefox-esr';

/** Counts the pages of a PDF. Their objects are plain or in compressed streams. */
function pagesOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const objects = [...text.matchAll(/\/ObjStm\b[\s\S]*?stream\r?\n/g)].map(({ 0: head, index }) =>
    inflateSync(bytes.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Starts Firefox with an empty home directory. */
export async function launchFirefox(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    env: { ...process.env, HOME: home },
    defaultViewport: { width: 1280, height: 800 },
    // The suite's hook has a limit, which is longer than Puppeteer's 30 s.
    timeout: 0,
  });
  const page = await browser.newPage();
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    // Puppeteer awaits what the function returns.
    evaluate: (run, ...given) => page.evaluate(run as never, ...given) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    async hasRole(selector, role) {
      const wanted = await page.$(selector);
      const parent = (await wanted?.evaluateHandle((element) => element.parentElement))?.asElement();
      const found = (await parent?.$$(`aria/[role="${role}"]`)) ?? [];
      return page.evaluate((one, ...others) => others.some((other) => other === one), wanted, ...found);
    },
    sheets: async () => pagesOf(await page.pdf({ format: 'letter' })),
    async close() {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
