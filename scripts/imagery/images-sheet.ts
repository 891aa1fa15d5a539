/**
 * Makes one image of all pictures or previews, to compare their style: .cache/imagery/sheet.png.
 *
 * tsx scripts/imagery/images-sheet.ts [--previews] [--only=kelvin]
 */
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { allPictures } from '../../frontend/src/content/pictures/pictures';
import { variantsOf } from '../../frontend/src/content/pictures/variants';

const { values: options } = parseArgs({ options: { previews: { type: 'boolean' }, only: { type: 'string' } } });
const cell = { width: 300, height: 225, caption: 24 };
const columns = 8;
const sheet = '.cache/imagery/sheet.png';

function fileOf(id: string): string | undefined {
  const encoded = variantsOf(id)?.webp[0];
  const file = options.previews ? `.cache/imagery/previews/${id}.png` : encoded && `frontend/public${encoded.src}`;
  return file && existsSync(file) ? file : undefined;
}

const shown = allPictures.filter(({ id, product }) => !options.only || options.only === product || options.only === id);
const overlays: OverlayOptions[] = [];
for (const [index, { id }] of shown.entries()) {
  const left = (index % columns) * cell.width;
  const top = Math.floor(index / columns) * (cell.height + cell.caption);
  const file = fileOf(id);
  if (file) {
    const input = await sharp(file)
      .resize(cell.width, cell.height, { fit: 'contain', background: '#ffffff' })
      .toBuffer();
    overlays.push({ input, left, top });
  }
  const text = `${id}${file ? '' : ' (missing)'}`;
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}"><text x="6" y="16" font-family="Inter, sans-serif" font-size="13">${text}</text></svg>`;
  overlays.push({ input: Buffer.from(caption), left, top: top + cell.height });
}

mkdirSync('.cache/imagery', { recursive: true });
const height = Math.ceil(shown.length / columns) * (cell.height + cell.caption);
await sharp({ create: { width: columns * cell.width, height, channels: 3, background: '#ffffff' } })
  .composite(overlays)
  .png()
  .toFile(sheet);
console.log(sheet);
