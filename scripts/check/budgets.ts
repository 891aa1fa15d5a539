/**
 * Compares the compressed bytes of a first visit with budgets and exits with status 1 if a page is over its budget.
 * A budget may shrink; growing one needs a reason.
 */
import path from 'node:path';
import { viewerLimit } from '../../frontend/src/content/models';
import { routeRow } from '../../frontend/src/routes/paths';
import { readChunks } from '../lib/chunks';
import { report } from './report';
import { htmlFile } from './site/site';
import { firstLoad, viewerWeight, type Weights } from './weights';

/**
 * Bytes in brotli; pictures and fonts, which are compressed already, as they are. 1 kB is 1,000 bytes. The HTML includes the
 * preview of the first view's picture, up to 3 kB.
 */
const budget: Weights = { html: 24_000, scripts: 3_200, app: 148_000, pictures: 90_000, font: 40_000 };
const pages = (['home', 'kelvin', 'products', 'contact'] as const).map(routeRow);

const dist = path.join(import.meta.dirname, '../../dist');
const webRoot = path.join(dist, 'client');
const weighed = [
  ...pages.flatMap((page) => {
    const file = htmlFile(page);
    const weights = firstLoad(webRoot, file);
    return (Object.keys(budget) as (keyof Weights)[]).map((what) => ({
      file,
      what,
      bytes: weights[what],
      limit: budget[what],
    }));
  }),
  // The limit that the button of the 3D model states.
  { file: 'ModelStage', what: 'code', bytes: viewerWeight(webRoot, readChunks(dist)), limit: viewerLimit * 1000 },
];
for (const { file, what, bytes, limit } of weighed)
  console.log(`  ${file}: ${what} ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`);
const findings = weighed
  .filter(({ bytes, limit }) => bytes > limit)
  .map(({ file, what, bytes, limit }) => ({
    file,
    rule: `${what} of at most ${limit} bytes`,
    found: `${bytes} bytes`,
  }));
report(findings, `${pages.length} pages weighed`);
