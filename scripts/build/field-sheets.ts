/**
 * Writes the field sheet of each product under /files/, one printed page. It is made with the site and not committed,
 * as it contains the company's details and the date. SOURCE_DATE_EPOCH, in seconds, sets another date than today. Results
 * are cached in .cache/.
 */
import { fieldSheetHref, fieldSheetLimit } from '../../frontend/src/content/field-sheet';
import { products } from '../../frontend/src/content/products/all';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { writeUnder } from '../lib/write-under';
import { openBuildCache } from './cache';
import { fieldSheet } from './pdfs/field-sheet';
import { layoutSources, summaryPdf } from './pdfs/layout';
import type { BuildStep } from './step';

export const writeFieldSheets: BuildStep = async (webRoot) => {
  const site = readSiteEnvironment(process.env);
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const made = epoch ? new Date(Number(epoch) * 1000) : new Date(new Date().toISOString().slice(0, 10));

  const sources = [import.meta.filename, ...layoutSources] as const;
  const cache = await openBuildCache(sources, [process.versions.zlib]);
  for (const product of products.values()) {
    const sheet = fieldSheet(product, site, made);
    const bytes = await cache.take([JSON.stringify([sheet, made])], () => summaryPdf(sheet, made));
    if (bytes.length >= fieldSheetLimit * 1000)
      throw new Error(`${sheet.file} has ${bytes.length} bytes, and its link promises under ${fieldSheetLimit} kB`);
    await writeUnder(webRoot, fieldSheetHref(product.id), bytes);
  }
  await cache.sweep();
  return `${products.size}, of ${made.toISOString().slice(0, 10)}`;
};
