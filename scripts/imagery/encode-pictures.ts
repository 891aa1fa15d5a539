/**
 * Encodes the rendered pictures (.cache/imagery/finals) as AVIF and WebP into frontend/public/images and lists them in
 * frontend/src/content/pictures/variants.json. Pictures with unchanged rendering and settings are skipped, and unused
 * files are removed. The previews in previews.json are encoded from these files.
 *
 * tsx scripts/imagery/encode-pictures.ts
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../frontend/src/content/pictures/picture';
import { allPictures } from '../../frontend/src/content/pictures/pictures';
import type { PictureVariants } from '../../frontend/src/content/pictures/variants';

const finals = '.cache/imagery/finals';
const output = 'frontend/public/images';
const list = 'frontend/src/content/pictures/variants.json';
const previewList = 'frontend/src/content/pictures/previews.json';

/** Increment `version` when the encoding changes, so that all files get new names. */
const settings = {
  version: 1,
  studio: { widths: [400, 600, 800, 1200], avif: 72, webp: 84 },
  // On phones the hero delays the largest paint; at their pixel density, quality 54 looks the same as 74.
  hero: { wide: [640, 960, 1280, 1920], tall: [360, 540, 720, 1080], avif: 54, webp: 84 },
} as const;

function planOf(picture: Picture): { widths: readonly number[]; avif: number; webp: number } {
  if (picture.use !== 'hero') return settings.studio;
  return { ...settings.hero, widths: picture.width > picture.height ? settings.hero.wide : settings.hero.tall };
}

async function encode(picture: Picture, source: Buffer, hash: string): Promise<PictureVariants> {
  const { widths, avif, webp } = planOf(picture);
  const stems = widths.map((w) => ({ w, stem: `${picture.id}-${w}.${hash}` }));
  // In parallel, because AVIF encoding uses one processor per file.
  await Promise.all(
    stems.flatMap(({ w, stem }) => {
      const sized = () => sharp(source).resize(w, null, { kernel: 'lanczos3' });
      return [
        sized().avif({ quality: avif, effort: 5, chromaSubsampling: '4:4:4' }).toFile(`${output}/${stem}.avif`),
        sized().webp({ quality: webp, effort: 5, smartSubsample: true }).toFile(`${output}/${stem}.webp`),
      ];
    }),
  );
  return {
    width: picture.width,
    height: picture.height,
    avif: stems.map(({ w, stem }) => ({ w, src: `/images/${stem}.avif` })),
    webp: stems.map(({ w, stem }) => ({ w, src: `/images/${stem}.webp` })),
  };
}

/** Pictures that can be the largest of a first view. */
const hasPreview = ({ use }: Picture) => use === 'card' || use === 'hero';

/** As wide as a phone in CSS pixels; quality 20 keeps shapes and colors in 1 to 3 kB. */
async function previewOf({ webp }: PictureVariants): Promise<string> {
  const preview = sharp(`frontend/public${webp.at(-1)?.src}`)
    .resize(400)
    .avif({ quality: 20, effort: 9 });
  return (await preview.toBuffer()).toString('base64');
}

mkdirSync(output, { recursive: true });
const before: Record<string, PictureVariants> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
const after: Record<string, PictureVariants> = {};
for (const picture of [...allPictures].sort((a, b) => a.id.localeCompare(b.id, 'en'))) {
  const file = `${finals}/${picture.id}.png`;
  const kept = before[picture.id];
  if (!existsSync(file)) {
    // Rendered on another machine: keep the committed files.
    if (kept) after[picture.id] = kept;
    continue;
  }
  const source = readFileSync(file);
  const plan = JSON.stringify([settings.version, planOf(picture)]);
  const hash = createHash('sha256').update(source).update(plan).digest('hex').slice(0, 8);
  if (kept?.avif[0]?.src.includes(`.${hash}.`)) {
    after[picture.id] = kept;
    continue;
  }
  after[picture.id] = await encode(picture, source, hash);
  console.log(`encoded ${picture.id}`);
}

const used = new Set(Object.values(after).flatMap(({ avif, webp }) => [...avif, ...webp].map(({ src }) => src)));
for (const file of readdirSync(output, { withFileTypes: true }))
  if (file.isFile() && !used.has(`/images/${file.name}`)) rmSync(`${output}/${file.name}`);
writeFileSync(list, `${JSON.stringify(after, null, 2)}\n`);
const previews: Record<string, string> = {};
for (const { id } of allPictures.filter(hasPreview)) {
  const variants = after[id];
  if (variants) previews[id] = await previewOf(variants);
}
writeFileSync(previewList, JSON.stringify(previews));
execFileSync('npx', ['biome', 'format', '--write', list, previewList], { stdio: 'ignore' });
console.log(`${Object.keys(after).length} of ${allPictures.length} pictures have files`);
