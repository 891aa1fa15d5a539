/**
 * Compares the compressed bytes of a first visit with budgets and exits with status 1 if a page is over its budget.
 * A budget may shrink; growing one needs a reason.
 */
import path from 'node:path';
import { viewerLimit } from '../../frontend/src/content/models';
import { manifest } from '../../frontend/src/routes/manifest';
import { readChunks } from '../lib/chunks';
import { report } from './report';
import { htmlFile } from './site/site';
import { firstLoad, viewerWeight, type Weights } from './weights';

/**
 * Bytes in brotli; pictures and fonts, which are compressed already, as they are. 1 kB is 1,000 bytes. The HTML includes the
 * preview of the first view's picture, up to 3 kB.
 */
const budget: Weights = { html: 24_200, scripts: 3_250, app: 149_000, pictures: 90_000, font: 40_000 };
/** Of the others: products with more tables than the Kelvin, and Find, which compares. */
const otherBudget: Weights = { ...budget, html: 27_000, app: 156_200 };
const measured: readonly string[] = ['home', 'kelvin', 'products', 'contact'];

const dist = path.join(import.meta.dirname, '../../dist');
const webRoot = path.join(dist, 'client');
const weighed = [
  ...manifest.flatMap((page) => {
    const file = htmlFile(page);
    const weights = firstLoad(webRoot, file);
    const limits = measured.includes(page.id) ? budget : otherBudget;
    return Object.entries(limits).map(([what, limit]) => ({
      file,
      what,
      bytes: weights[what as keyof Weights],
      limit,
    }));
  }),
  // The limit that the button of the 3D model states.
  { file: 'ModelStage', what: 'code', bytes: viewerWeight(webRoot, readChunks(dist)), limit: viewerLimit * 1000 },
];
const findings = weighed
  .filter(({ bytes, limit }) => bytes > limit)
  .map(({ file, what, bytes, limit }) => ({
    file,
    rule: `${what} of at most ${limit} bytes`,
    found: `${bytes} bytes`,
  }));
report(findings, `${manifest.length} pages weighed`);
