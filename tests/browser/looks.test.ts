/**
 * Key screens as they looked when somebody last looked at them: three widths, both color schemes, what stands above the
 * fold. A change that was meant is told from one that was not by looking at what this leaves in .cache/looks/, and kept with
 *   UPDATE_LOOKS=1 npx vitest run --project browser tests/browser/looks.test.ts
 * Text is drawn differently by other versions of Chromium: with one that did not draw these pictures the test is skipped.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { browser, hydrated, openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
const update = Boolean(process.env.UPDATE_LOOKS);
const kept = path.join(import.meta.dirname, 'looks');
const seen = path.join(import.meta.dirname, '../../.cache/looks');
const drawnBy = path.join(kept, 'chromium.txt');

const screens = {
  home: pathOf('home'),
  kelvin: pathOf('kelvin'),
  products: pathOf('products'),
  find: `${pathOf('find')}?min=2&max=8&hours=10`,
  contact: pathOf('contact'),
  specimens: pathOf('specimens'),
};
/** Width and height of the window, and how many pixels of the picture a CSS pixel gets: half of them are enough to see. Kept with some loss, which the tolerance is far above. */
const windows = [
  [360, 740, 1],
  [768, 1024, 0.5],
  [1440, 900, 0.5],
] as const;

/**
 * How far apart two colors are that count as one (by pixelmatch), and the share of pixels that may differ: Chromium draws the
 * line under a link a pixel higher or lower by chance.
 */
const tolerance = { color: 0.15, pixels: 0.005 };

shareBrowser();

let drawnByThis = update;
beforeAll(async () => {
  const version = `${browser.version()}\n`;
  if (update) {
    await mkdir(kept, { recursive: true });
    await writeFile(drawnBy, version);
  } else drawnByThis = (await readFile(drawnBy, 'utf8').catch(() => '')) === version;
  await mkdir(seen, { recursive: true });
});

/** The window's picture once its font and the pictures in it are there. */
async function look(address: string, [width, height, deviceScaleFactor]: (typeof windows)[number], dark: boolean) {
  const colorScheme = dark ? 'dark' : 'light';
  await openPage({ viewport: { width, height }, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' });
  await page.goto(site + address, { waitUntil: 'networkidle' });
  await hydrated();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe.each(Object.entries(screens))('%s looks as it did', (screen, address) => {
  it.for(windows.flatMap((window) => [false, true].map((dark) => ({ window, dark }))))(
    'at $window.0 px, dark: $dark',
    async ({ window, dark }, { skip }) => {
      skip(!drawnByThis, 'drawn by another version of Chromium');
      const name = `${screen}-${window[0]}${dark ? '-dark' : ''}.webp`;
      const picture = await look(address, window, dark);
      const file = path.join(kept, name);
      if (update)
        await writeFile(file, await sharp(picture).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer());
      const [now, before] = [await pixelsOf(picture), await pixelsOf(await readFile(file))];
      expect(now.info).toEqual(before.info);
      const different = Buffer.alloc(now.data.length);
      const { width, height } = now.info;
      const count = pixelmatch(before.data, now.data, different, width, height, { threshold: tolerance.color });
      const share = count / (width * height);
      if (share > tolerance.pixels) {
        await writeFile(path.join(seen, name), picture);
        const raw = { raw: { width, height, channels: 4 as const } };
        await sharp(different, raw)
          .webp()
          .toFile(path.join(seen, name.replace('.webp', '.different.webp')));
      }
      expect(share).toBeLessThanOrEqual(tolerance.pixels);
    },
  );
});
