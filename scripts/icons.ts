/** Draws the PNG icons from `favicon.svg`, which holds the site's mark. Run it after a change of the mark. */
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../frontend/public');
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

for (const [file, size] of Object.entries(sizes)) {
  await sharp(path.join(folder, 'favicon.svg'), { density: (72 * size) / 34 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(path.join(folder, file));
}
