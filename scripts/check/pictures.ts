/**
 * Lists every picture without alternative text, size or encoded files, every unused file, and every file over its
 * budget; exits with status 1 if there is any.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { monograms, partnerMarks } from '../../frontend/src/content/pictures/marks';
import { allPictures } from '../../frontend/src/content/pictures/pictures';
import { variantsOf } from '../../frontend/src/content/pictures/variants';
import variants from '../../frontend/src/content/pictures/variants.json';

const root = 'frontend/public';
const kilobyte = 1024;
/** AVIF budgets in bytes: at 400 px, up to 800 px, above (the lightbox), for a hero at any width; and for all files. */
const budget = {
  at400: 12 * kilobyte,
  at800: 45 * kilobyte,
  beyond: 60 * kilobyte,
  hero: 90 * kilobyte,
  all: 25 * kilobyte * kilobyte,
};
const ratioTolerance = 0.01;

const faults: string[] = [];
const used = new Set<string>();
let total = 0;

function sizeOf(src: string, id: string): number {
  used.add(src);
  if (!existsSync(root + src)) {
    faults.push(`${id}: ${src} does not exist`);
    return 0;
  }
  const { size } = statSync(root + src);
  total += size;
  return size;
}

const ids = new Set(allPictures.map(({ id }) => id));
for (const id of Object.keys(variants)) if (!ids.has(id)) faults.push(`${id}: files of a picture that does not exist`);

for (const { id, use, alt, caption, width, height } of allPictures) {
  if (alt.trim().length < 20) faults.push(`${id}: its alternative text says too little`);
  if (!caption.trim()) faults.push(`${id}: has no caption`);
  const files = variantsOf(id);
  if (!files) {
    faults.push(`${id}: has no encoded files; run make images`);
    continue;
  }
  if (files.width !== width || files.height !== height)
    faults.push(`${id}: its files are ${files.width} × ${files.height}`);
  const widths = files.avif.map(({ w }) => w).join();
  if (files.avif.length < 3 || widths !== files.webp.map(({ w }) => w).join())
    faults.push(`${id}: wants the same three or four widths in AVIF and WebP`);
  for (const { w, src } of files.avif) {
    const size = sizeOf(src, id);
    const studio = w <= 400 ? budget.at400 : w <= 800 ? budget.at800 : budget.beyond;
    const limit = use === 'hero' ? budget.hero : studio;
    if (size > limit) faults.push(`${id}: ${src} has ${size} bytes, its budget is ${limit}`);
  }
  for (const { w, src } of [...files.avif, ...files.webp]) {
    if (src.endsWith('.webp')) sizeOf(src, id);
    if (!existsSync(root + src)) continue;
    const actual = await sharp(root + src).metadata();
    if (actual.width !== w) faults.push(`${id}: ${src} is ${actual.width} pixels wide`);
    if (Math.abs(actual.width / actual.height - width / height) > ratioTolerance)
      faults.push(`${id}: ${src} has another ratio than ${width} × ${height}`);
  }
}

for (const { id, src, role } of [...Object.values(monograms), ...partnerMarks]) {
  if (!role) faults.push(`${id}: stands for no role`);
  sizeOf(src, id);
}

for (const entry of readdirSync(`${root}/images`, { recursive: true, withFileTypes: true })) {
  const src = `${entry.parentPath}/${entry.name}`.replace(/^.*?frontend\/public/, '');
  if (entry.isFile() && !used.has(src)) faults.push(`${src}: no picture uses this file`);
}
if (total > budget.all) faults.push(`all pictures together have ${total} bytes, the budget is ${budget.all}`);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${allPictures.length} pictures, ${used.size} files, ${(total / kilobyte / kilobyte).toFixed(1)} MB`);
