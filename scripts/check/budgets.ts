/**
 * Compares the compressed bytes of a first visit with budgets and exits with status 1 if a page is over its budget.
 * A budget may shrink; growing one needs a reason.
 */
import path from 'node:path';
import { viewerLimit } from '../../frontend/src/content/models';
import type { RouteId } from '../../frontend/src/routes/manifest';
import { routeRow } from '../../frontend/src/routes/paths';
import { type Finding, report } from './report';
import { htmlFile } from './site/site';
import { firstLoad, readBuild, viewerWeight, type Weights } from './weights';

/** Bytes in brotli; pictures and fonts, which are compressed already, as they are. 1 kB is 1,000 bytes. */
const usual: Weights = {
  html: 22_000,
  scripts: 3_000,
  app: 170_000,
  pictures: 90_000,
  font: 40_000,
};

const budgets: Readonly<Partial<Record<RouteId, Weights>>> = {
  home: usual,
  kelvin: usual,
  products: usual,
  contact: usual,
};

const build = readBuild(path.join(import.meta.dirname, '../../dist'));
const findings: Finding[] = [];
for (const [id, limits] of Object.entries(budgets)) {
  const { path: at, screen } = routeRow(id as RouteId);
  const file = htmlFile({ path: at, screen });
  const weights = firstLoad(build, file);
  const told = Object.entries(limits).map(([what, limit]) => {
    const weight = weights[what as keyof Weights];
    if (weight > limit) findings.push({ file, rule: `${what} of at most ${limit} bytes`, found: `${weight} bytes` });
    return `${what} ${(weight / 1000).toFixed(1)} of ${limit / 1000} kB`;
  });
  console.log(`  ${at}: ${told.join(', ')}`);
}
const viewer = viewerWeight(build);
console.log(`  the viewer of 3D models: ${(viewer / 1000).toFixed(1)} of ${viewerLimit} kB`);
if (viewer > viewerLimit * 1000)
  findings.push({
    file: 'ModelStage',
    rule: `code of at most ${viewerLimit} kB, as its button says`,
    found: `${viewer} bytes`,
  });
report(findings, `${Object.keys(budgets).length} pages weighed`);
