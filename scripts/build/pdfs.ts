/**
 * Writes frontend/public/files/*.pdf, the summaries of test results: `npx tsx scripts/build/pdfs.ts`.
 * With `--check` it writes nothing and exits 1, naming each committed file that differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { summaries } from './pdfs/documents';
import { summaryPdf } from './pdfs/layout';

const folder = new URL('../../frontend/public/files/', import.meta.url);

function committed(file: string): Buffer | undefined {
  try {
    return readFileSync(new URL(file, folder));
  } catch {
    return undefined; // A missing file differs as well.
  }
}

async function main(check: boolean): Promise<void> {
  if (!check) mkdirSync(folder, { recursive: true });
  for (const summary of summaries) {
    const wanted = await summaryPdf(summary);
    if (!check) writeFileSync(new URL(summary.file, folder), wanted);
    else if (!committed(summary.file)?.equals(wanted)) {
      console.error(`${fileURLToPath(new URL(summary.file, folder))} differs: run "npx tsx scripts/build/pdfs.ts"`);
      process.exitCode = 1;
    }
  }
}

await main(process.argv.includes('--check'));
