/**
 * Lists every picture without alternative text, size or encoded files, every unused file, and every file over its
 * budget; exits with status 1 if there is any.
 */
import { readdirSync, statSync } from 'node:fs';
import { monograms, partnerMarks } from '../../frontend/src/content/pictures/marks';
import { allPictures } from '../../frontend/src/content/pictures/pictures';
import previews from '../../frontend/src/content/pictures/previews.json';
import { variantsOf } from '../../frontend/src/content/pictures/variants';
import variants from '../../frontend/src/content/pictures/variants.json';
import { type Finding, report } from './report';

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

const findings: Finding[] = [];
const add = (file: string, rule: string, found: string | number) =>
  void findings.push({ file, rule, found: `${found}` });
const used = new Set<string>();
let total = 0;

function sizeOf(src: string, id: string): number {
  used.add(src);
  const file = statSync(root + src, { throwIfNoEntry: false });
  if (!file) add(src, 'is a file', `missing, for ${id}`);
  const size = file?.size ?? 0;
  total += size;
  return size;
}

const ids = new Set(allPictures.map(({ id }) => id));
for (const id of Object.keys(variants)) if (!ids.has(id)) add(id, 'is a picture', 'files alone');

for (const { id, use, alt, caption, width, height } of allPictures) {
  if (alt.trim().length < 20) add(id, 'alternative text of 20 characters or more', alt);
  if (!caption.trim()) add(id, 'has a caption', 'none');
  if (use !== 'gallery' && !(id in previews)) add(id, 'has a preview', 'none; run make images');
  const files = variantsOf(id);
  if (!files) {
    add(id, 'has encoded files', 'none; run make images');
    continue;
  }
  if (files.width !== width || files.height !== height)
    add(id, `has files of ${width} × ${height}`, `${files.width} × ${files.height}`);
  const widths = files.avif.map(({ w }) => w).join();
  if (files.avif.length < 3 || widths !== files.webp.map(({ w }) => w).join())
    add(id, 'the same three or four widths in AVIF and WebP', widths);
  for (const { w, src } of files.avif) {
    const size = sizeOf(src, id);
    const studio = w <= 400 ? budget.at400 : w <= 800 ? budget.at800 : budget.beyond;
    const limit = use === 'hero' ? budget.hero : studio;
    if (size > limit) add(src, `at most ${limit} bytes`, size);
  }
  for (const { src } of files.webp) sizeOf(src, id);
}

for (const { id, src, role } of [...Object.values(monograms), ...partnerMarks]) {
  if (!role) add(id, 'stands for a role', 'none');
  sizeOf(src, id);
}

for (const entry of readdirSync(`${root}/images`, { recursive: true, withFileTypes: true })) {
  const src = `${entry.parentPath}/${entry.name}`.replace(/^.*?frontend\/public/, '');
  if (entry.isFile() && !used.has(src)) add(src, 'is used by a picture', 'by none');
}
if (total > budget.all) add('all pictures', `at most ${budget.all} bytes`, total);

report(findings, `${allPictures.length} pictures, ${used.size} files, ${(total / kilobyte / kilobyte).toFixed(1)} MB`);
