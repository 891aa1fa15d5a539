/**
 * Compares what key screens show above the fold with kept pictures, at three widths and in both color schemes. A failure
 * writes the picture and its differences to .cache/looks/. To keep an intended change:
 *   UPDATE_LOOKS=1 npx vitest run --project browser tests/browser/looks.test.ts
 * Versions of Chromium draw text differently: in any version but the one of the kept pictures, the tests are skipped.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { browser, hydrated, openPage, page, resize, shareBrowser, showIn, site } from './support/visit';

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
/** Sizes of the window by pixels of the picture per CSS pixel. The pictures are kept with a loss far below the tolerance. */
const windows = [
  { scale: 1, sizes: [[360, 740]] },
  {
    scale: 0.5,
    sizes: [
      [768, 1024],
      [1440, 900],
    ],
  },
] as const;

/**
 * pixelmatch's thresholds of color, each with the share of pixels that may differ by more: the position of the line under a
 * link varies by a pixel from one drawing to the next. The first finds a part that changed, the second a color that changed
 * by little on much of the screen, such as a brand color. Unchanged screens differ by 0.3 % and 0.7 % at most.
 */
const tolerances = [
  { color: 0.15, pixels: 0.005 },
  { color: 0.07, pixels: 0.02 },
] as const;

shareBrowser([], 'all');

let drawnByThis = update;
beforeAll(async () => {
  const version = `${browser.version()}\n`;
  if (update) {
    await mkdir(kept, { recursive: true });
    await writeFile(drawnBy, version);
  } else drawnByThis = (await readFile(drawnBy, 'utf8').catch(() => '')) === version;
  await mkdir(seen, { recursive: true });
});

/** Shows the font also where it was late, as it may be on a busy machine (app/startup/lateFont.ts). */
const showFont = () =>
  page.evaluate(async () => {
    const face = [...document.fonts].find(({ display }) => display === 'optional');
    const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
    if (!face || !file) throw new Error('The page has no font that is optional');
    const { family, weight } = face;
    document.fonts.add(await new FontFace(family, `url(${file.name})`, { weight }).load());
  });

/** Waits until the font has loaded and the pictures in the window, lazy ones too, have loaded and are decoded. */
const pictureReady = () =>
  page.evaluate(async () => {
    // A new size or scheme may select other files; a frame later they are requested.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const inWindow = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    // The first call rejects if another file is selected meanwhile.
    await Promise.all(inWindow.map((image) => image.decode().catch(() => image.decode())));
  });

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares a picture with the kept one of this name. @returns the difference in words, if it exceeds the tolerance. */
async function difference(picture: Buffer, name: string): Promise<readonly string[]> {
  const file = path.join(kept, `${name}.webp`);
  if (update)
    await writeFile(file, await sharp(picture).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer());
  const [now, before] = [await pixelsOf(picture), await pixelsOf(await readFile(file))];
  expect(now.info).toEqual(before.info);
  const different = Buffer.alloc(now.data.length);
  const { width, height } = now.info;
  const shareOf = (threshold: number) =>
    pixelmatch(before.data, now.data, different, width, height, { threshold, diffMask: true }) / (width * height);
  const exceeded = tolerances.find(({ color, pixels }) => shareOf(color) > pixels);
  if (!exceeded) return [];
  const share = shareOf(exceeded.color);
  await writeFile(path.join(seen, `${name}.webp`), picture);
  const raw = { raw: { width, height, channels: 4 as const } };
  await sharp(different, raw)
    .webp()
    .toFile(path.join(seen, `${name}.different.webp`));
  return [`${(100 * share).toFixed(2)} % of the pixels differ: .cache/looks/${name}.different.webp`];
}

describe.each(windows)('with $scale pixels per CSS pixel', ({ scale, sizes }) => {
  beforeAll(async () => {
    await openPage({ deviceScaleFactor: scale, reducedMotion: 'reduce' });
    // A carousel starts at the first input, and its slides are then drawn half a pixel higher. Chromium sends a pointermove
    // once the page is drawn, and Playwright evaluates with a user gesture: whether the app has noticed is left to chance.
    await page.addInitScript(() => {
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
      Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { value: false });
    });
  });

  it.for(Object.entries(screens))('%s looks like the kept pictures', async ([screen, address], { skip }) => {
    skip(!drawnByThis, 'drawn by another version of Chromium');
    const [[width, height]] = sizes;
    await resize(width, height);
    await page.goto(site + address);
    await hydrated();
    await showFont();
    const differences: string[] = [];
    for (const [width, height] of sizes)
      for (const colorScheme of ['light', 'dark'] as const) {
        await resize(width, height);
        await showIn(colorScheme);
        await pictureReady();
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
        const name = `${screen}-${width}${colorScheme === 'dark' ? '-dark' : ''}`;
        for (const found of await difference(picture, name))
          differences.push(`${screen}, ${width} px, ${colorScheme}: ${found}`);
      }
    expect(differences).toEqual([]);
  });
});
