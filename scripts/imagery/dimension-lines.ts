/**
 * Computes the positions of the dimension lines over the measured pictures and writes them to
 * frontend/src/content/pictures/measured-pictures.json. Blender builds each scene without rendering it, which takes
 * some seconds. Run it after a change of such a scene.
 *
 * tsx scripts/imagery/dimension-lines.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lead, measured } from '../../frontend/src/content/pictures/measured-pictures';
import { pictureById } from '../../frontend/src/content/pictures/pictures';

const here = 'scripts/imagery';
const work = path.resolve('.cache/imagery/work');
const list = 'frontend/src/content/pictures/measured-pictures.json';

/** The lines of a picture: for each side the leads from the measured edge to the line's two ends. */
function linesOf(id: string): Record<string, readonly Lead[]> {
  const { width, height } = pictureById(id);
  const out = `${work}/${id}.json`;
  const scene = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', `${here}/dimension_lines.py`, '--'];
  execFileSync('blender', [...scene, id, `${width}`, `${height}`, out], { stdio: ['ignore', 'ignore', 'inherit'] });
  const points: Record<string, Lead[0]> = JSON.parse(readFileSync(out, 'utf8'));
  rmSync(out);
  const point = (name: string) => {
    const found = points[name];
    if (!found) throw new Error(`${id}: the scene has no point ${name}`);
    return found;
  };
  const lead = (side: string, end: number): Lead => [point(`${side}.${end}.edge`), point(`${side}.${end}.line`)];
  return Object.fromEntries(['long', 'wide', 'high'].map((side) => [side, [lead(side, 0), lead(side, 1)]]));
}

mkdirSync(work, { recursive: true });
execFileSync('npx', ['tsx', `${here}/export-catalogue.ts`], { stdio: 'inherit' });
const lines = Object.fromEntries(Object.keys(measured).map((id) => [id, linesOf(id)]));
writeFileSync(list, `${JSON.stringify(lines, null, 2)}\n`);
execFileSync('npx', ['biome', 'format', '--write', list], { stdio: 'ignore' });
console.log(`${Object.keys(lines).length} pictures with dimension lines`);
