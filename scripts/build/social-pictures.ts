/**
 * Draws the picture that social networks show beside a link, 1200 × 630, one for each page: title and description on the
 * site's navy, with the product's rendering where there is one. Text is drawn as outlines, so that no machine needs a
 * font installed. Results are cached in .cache/.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import sharp, { type OverlayOptions } from 'sharp';
import { socialPicture } from '../../frontend/src/content/social';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { pageAt, pagePaths } from '../../frontend/src/site/pages';
import { color } from '../../frontend/src/theme/tokens';
import { writeUnder } from '../lib/write-under';
import { openBuildCache } from './cache';
import type { BuildStep } from './step';

const site = readSiteEnvironment(process.env);
const { width, height } = socialPicture;

const require = createRequire(import.meta.url);
const font = (weight: number) =>
  fontkit.openSync(require.resolve(`@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`)) as fontkit.Font;
const fonts = { regular: font(500), bold: font(700) };

/** Replaces the narrow no-break space, which the typeface lacks, by the wide one. */
const drawable = (text: string) => text.replaceAll('\u202f', '\u00a0');

function widthOf(text: string, face: fontkit.Font, size: number): number {
  return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
}

/** Breaks text into lines of at most `room` px; the last of `maxLines` ends in an ellipsis where text is cut. */
function lines(text: string, face: fontkit.Font, size: number, room: number, maxLines: number): string[] {
  const done: string[] = [];
  for (const word of drawable(text).split(' ')) {
    const last = done.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, face, size) <= room) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  if (done.length <= maxLines) return done;
  return [...done.slice(0, maxLines - 1), `${done[maxLines - 1]?.replace(/[,;.]?$/, '')} …`];
}

/** The first size at which a text fits into `maxLines` of `room` px, or the smallest. */
function sizeFor(text: string, face: fontkit.Font, sizes: readonly number[], room: number, maxLines: number): number {
  const fits = (size: number) => {
    const all = lines(text, face, size, room, Number.POSITIVE_INFINITY);
    return all.length <= maxLines && all.every((line) => widthOf(line, face, size) <= room);
  };
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** A line of text as outlines, its baseline at `y`. */
function outline(text: string, face: fontkit.Font, size: number, x: number, y: number, fill: string): string {
  const scale = size / face.unitsPerEm;
  const run = face.layout(text);
  let pen = x;
  return run.glyphs
    .map((glyph, index) => {
      const drawn = `<path transform="translate(${pen.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}" fill="${fill}"/>`;
      pen += (run.positions[index]?.xAdvance ?? 0) * scale;
      return drawn;
    })
    .join('');
}

const mark = `<g transform="translate(72 64) scale(1.9)"><rect width="34" height="34" rx="9" fill="${color.white}"/><path d="M9 12.5h16V25a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2z" fill="none" stroke="${color.navy900}" stroke-width="2"/><path d="M7.5 8.5h19v4h-19z" fill="${color.navy900}"/><rect x="13" y="17" width="8" height="2.4" rx="1.2" fill="${color.labelBlue}"/><rect x="13" y="21" width="8" height="2.4" rx="1.2" fill="${color.labelOrange}"/></g>`;

/** The heading, description and rendering of a page. */
function subject(page: ReturnType<typeof pageAt>) {
  // The picture shows the site's name above.
  const title = page.trail.at(-1)?.label ?? page.head.title.replace(` | ${site.name}`, '');
  const picture =
    page.screen === 'product'
      ? page.content.picture
      : page.screen === 'home'
        ? page.content.heroPictures[0]?.wide
        : undefined;
  return {
    title,
    text: page.head.description,
    picture: picture?.files && { width: picture.width, height: picture.height, file: picture.files.largest },
  };
}
type Subject = ReturnType<typeof subject>;

/** A picture without its rendering, as SVG. */
function draw({ title, text, picture }: Subject): string {
  // Without a picture the text is larger and has all the width.
  const room = picture ? 560 : 1056;
  const textSize = picture ? 27 : 38;
  const titleSize = sizeFor(title, fonts.bold, picture ? [60, 52, 44] : [88, 76, 64], room, 3);
  const titleLines = lines(title, fonts.bold, titleSize, room, 3);
  const textLines = lines(text, fonts.regular, textSize, room, 4);
  const titleStep = Math.round(titleSize * 1.14);
  const textStep = Math.round(textSize * 1.48);
  const top = picture ? 232 : 284;
  const body = top + titleLines.length * titleStep + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="g" cx="85%" cy="0%" r="120%"><stop offset="0" stop-color="${color.navy700}"/><stop offset=".55" stop-color="${color.navy900}"/><stop offset="1" stop-color="${color.navy950}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${mark}
    ${outline(site.name, fonts.bold, 30, 156, 107, color.white)}
    ${titleLines.map((line, index) => outline(line, fonts.bold, titleSize, 72, top + index * titleStep, color.white)).join('')}
    ${textLines.map((line, index) => outline(line, fonts.regular, textSize, 72, body + index * textStep, color.ice200)).join('')}
  </svg>`;
}

/** The JPEG of a drawing and, on its right, a rendering. */
async function compose(shown: Subject, rendering: Buffer | undefined): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (rendering && shown.picture) {
    const size = { width: 460, height: Math.round((460 * shown.picture.height) / shown.picture.width) };
    const rounded = Buffer.from(
      `<svg width="${size.width}" height="${size.height}"><rect width="100%" height="100%" rx="24"/></svg>`,
    );
    const input = await sharp(rendering)
      .resize(size.width, size.height, { fit: 'cover' })
      .composite([{ input: rounded, blend: 'dest-in' }])
      .png()
      .toBuffer();
    layers.push({ input, left: width - size.width - 72, top: Math.round((height + 55 - size.height) / 2) });
  }
  return sharp(Buffer.from(draw(shown)))
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

export const drawSocialPictures: BuildStep = async (webRoot) => {
  const sources = ['frontend/src/content/social.ts', 'frontend/src/theme/tokens.ts', 'package-lock.json'];
  const cache = await openBuildCache([import.meta.filename, ...sources], Object.values(sharp.versions));
  for (const page of pagePaths().map(pageAt)) {
    const shown = subject(page);
    const rendering = shown.picture && (await readFile(path.join(webRoot, shown.picture.file)));
    const inputs = [site.name, JSON.stringify(shown), rendering ?? ''];
    const jpeg = await cache.take(inputs, () => compose(shown, rendering));
    await writeUnder(webRoot, socialPicture.fileOf(page.id), jpeg);
  }
  await cache.sweep();
  return `${pagePaths().length}`;
};
