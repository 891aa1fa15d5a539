/**
 * Writes frontend/public/files/*.pdf, the summaries of test results: `npx tsx scripts/build/pdfs.ts`.
 * With `--check` it writes nothing and exits 1, naming each committed file that differs.
 */
import { writeOrCheck } from '../lib/generated';
import { summaries } from './pdfs/documents';
import { summaryPdf } from './pdfs/layout';

for (const summary of summaries)
  writeOrCheck(`frontend/public/files/${summary.file}`, await summaryPdf(summary), 'scripts/build/pdfs.ts');
