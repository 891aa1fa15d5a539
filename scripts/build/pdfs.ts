/**
 * Writes the PDFs under /files/, one page each: the field sheet of each product and the summaries of test results. They are
 * made with the site and not committed, as they contain the date and field sheets the company's details too.
 * SOURCE_DATE_EPOCH, in seconds, sets another date than today. Results are cached in .cache/.
 */
import { fieldSheetLimit } from '../../frontend/src/content/field-sheet';
import { products } from '../../frontend/src/content/products/all';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { writeUnder } from '../lib/write-under';
import { openBuildCache } from './cache';
import { summaries } from './pdfs/documents';
import { fieldSheet } from './pdfs/field-sheet';
import { layoutSources, summaryPdf } from './pdfs/layout';
import type { BuildStep } from './step';

export const writePdfs: BuildStep = async (webRoot) => {
  const site = readSiteEnvironment(process.env);
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const made = epoch ? new Date(Number(epoch) * 1000) : new Date(new Date().toISOString().slice(0, 10));
  if (Number.isNaN(made.valueOf())) throw new Error(`SOURCE_DATE_EPOCH="${epoch}": expected seconds since 1970`);

  const pdfs = [...summaries, ...[...products.values()].map((product) => fieldSheet(product, site, made))];
  const cache = await openBuildCache([import.meta.filename, ...layoutSources], [process.versions.zlib]);
  for (const pdf of pdfs) {
    const bytes = await cache.take([JSON.stringify([pdf, made])], () => summaryPdf(pdf, made));
    if (bytes.length >= fieldSheetLimit * 1000)
      throw new Error(`${pdf.file} has ${bytes.length} bytes, and links promise under ${fieldSheetLimit} kB`);
    await writeUnder(webRoot, `/files/${pdf.file}`, bytes);
  }
  await cache.sweep();
  return `${pdfs.length}, of ${made.toISOString().slice(0, 10)}`;
};
