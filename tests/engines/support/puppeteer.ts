/** Chromium and Firefox, driven by Puppeteer: the first over its own protocol, the second over WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { chromiumPath } from '../../browser/support/launchBrowser';
import type { Engine } from './engine';

/** Debian's Firefox ESR, or the one that FIREFOX names. */
export const firefoxPath = process.env.FIREFOX || '/usr/bin/firefox-esr';

/** Counts the pages of a PDF: their objects stand in it as they are, or in compressed streams of objects. */
function pagesOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const objects = [...text.matchAll(/\/ObjStm\b[\s\S]*?stream\r?\n/g)].map(({ 0: head, index }) =>
    inflateSync(bytes.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const engineOf = async (options: LaunchOptions, clear: () => Promise<void> = async () => {}): Promise<Engine> => {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: { width: 1280, height: 800 }, ...options });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
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
      for (const found of await page.$$(`aria/[role="${role}"]`))
        if (await page.evaluate((one, other) => one === other, found, wanted)) return true;
      return false;
    },
    sheets: async () => pagesOf(await page.pdf({ format: 'letter' })),
    async close() {
      await browser.close();
      await clear();
    },
  };
};

/** Debian's Chromium, the one of the browser suite. */
export const launchChromium = (): Promise<Engine> =>
  engineOf({
    executablePath: chromiumPath,
    // Its sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** Firefox, with a home of its own. */
export async function launchFirefox(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  return engineOf(
    {
      browser: 'firefox',
      executablePath: firefoxPath,
      env: { ...process.env, HOME: home },
    },
    () => rm(home, { recursive: true, force: true }),
  );
}
