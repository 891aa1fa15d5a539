/**
 * Compares the compressed bytes of a first visit with budgets and exits with status 1 if a page is over its budget.
 */
import path from 'node:path';
import { viewerLimit } from '../../frontend/src/content/models';
import { manifest } from '../../frontend/src/routes/manifest';
import { readChunks } from '../lib/chunks';
import { limitsOf } from './limits';
import { report } from './report';
import { htmlFile } from './site/site';
import { firstLoad, viewerWeight, type Weights } from './weights';

const dist = path.join(import.meta.dirname, '../../dist');
const webRoot = path.join(dist, 'client');
const products = manifest.filter(({ screen }) => screen === 'product').length;
const weighed = [
  ...manifest.flatMap((page) => {
    const file = htmlFile(page);
    const weights = firstLoad(webRoot, file);
    return Object.entries(limitsOf(page.id, products)).map(([what, limit]) => ({
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
    rule: `${what} of at most ${limit} bytes (scripts/check/limits.ts)`,
    found: `${bytes} bytes`,
  }));
report(findings, `${manifest.length} pages weighed`);
