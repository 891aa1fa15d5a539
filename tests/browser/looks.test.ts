/**
 * Compares what key screens show above the fold with kept pictures, at three widths and in both color schemes. A failure
 * writes the picture and its differences to .cache/looks/, and names the command that keeps an intended change.
 * Versions of Chromium draw text differently: in any version but the one of the kept pictures, the tests are skipped.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { browser, hydrated, openPage, page, resize, shareBrowser, showIn, site } from './support/visit';

const update = Boolean(process.env.UPDATE_LOOKS);
const toAccept = 'to accept it: UPDATE_LOOKS=1 npx vitest run --project browser tests/browser/looks.test.ts';
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
/** Sizes of the window by pixels of the picture per CSS pixel. */
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
 * The threshold of color is pixelmatch's; `share` of a tile's pixels may differ by more: the line under a link can be drawn a
 * pixel higher, which is two rows of a tile. By tile, as a share of the whole picture hides a card's corner: a radius of 28
 * instead of 12 px changes 9.7 % of one.
 */
const tile = 32;
const tolerance = { color: 0.07, share: 2 / tile + 0.005 };

shareBrowser([], 'all');

let drawnByThis = update;
beforeAll(async () => {
  const version = `${browser.version()}\n`;
  if (update) {
    await mkdir(kept, { recursive: true });
    await writeFile(drawnBy, version);
  } else drawnByThis = (await readFile(drawnBy, 'utf8').catch(() => '')) === version;
  await rm(seen, { recursive: true, force: true });
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

/** The share of pixels that differ in the tile where most do, in pixelmatch's picture of differences. */
function largestShare(different: Buffer, width: number): number {
  const counts = new Map<string, number>();
  for (let pixel = 0; 4 * pixel < different.length; pixel += 1) {
    if (!different[4 * pixel + 3]) continue;
    const at = `${Math.floor((pixel % width) / tile)}, ${Math.floor(pixel / width / tile)}`;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / tile ** 2;
}

/** Compares a picture with the kept one of this name. @returns the difference in words, if it exceeds the tolerance. */
async function difference(picture: Buffer, name: string): Promise<readonly string[]> {
  const file = path.join(kept, `${name}.webp`);
  // With the loss of the kept picture, which would be a difference.
  const encoded = await sharp(picture).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
  const now = await pixelsOf(encoded);
  const before = await readFile(file).then(pixelsOf, () => undefined);
  const { width, height } = now.info;
  const different = Buffer.alloc(now.data.length);
  let share = 1;
  if (before?.info.width === width && before.info.height === height) {
    pixelmatch(before.data, now.data, different, width, height, { threshold: tolerance.color, diffMask: true });
    share = largestShare(different, width);
  }
  if (share <= tolerance.share) return [];
  if (update) {
    await writeFile(file, encoded);
    return [];
  }
  await writeFile(path.join(seen, `${name}.webp`), encoded);
  const raw = { raw: { width, height, channels: 4 as const } };
  await sharp(different, raw)
    .webp()
    .toFile(path.join(seen, `${name}.different.webp`));
  return [`${(100 * share).toFixed(1)} % of a tile's pixels differ: .cache/looks/${name}.different.webp`];
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
    expect(differences, toAccept).toEqual([]);
  });
});
