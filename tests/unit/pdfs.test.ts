import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summaries } from '../../scripts/pdfs/documents';
import { summaryPdf } from '../../scripts/pdfs/layout';

// Cutting the typeface down to the characters in use takes seconds on a busy machine.
describe('the downloadable summaries', { timeout: 30_000 }, () => {
  it.each(summaries.map((summary) => [summary.file, summary] as const))(
    '%s is committed as the facts make it',
    async (file, summary) => {
      const committed = readFileSync(new URL(`../../frontend/public/files/${file}`, import.meta.url));
      expect((await summaryPdf(summary)).equals(committed)).toBe(true);
    },
  );

  it.each(summaries.map((summary) => [summary.title, summary] as const))(
    '%s says that it is a summary, and promises no report',
    (_, { notice, ...summary }) => {
      expect(notice.title).toBe('This is a summary. The lab’s own report is not on this site.');
      expect(JSON.stringify([notice, summary])).not.toMatch(/signed|on request/);
      expect(notice.text).toContain('it is not a certificate');
    },
  );

  it('a summary that does not fit on its page stops the script', async () => {
    const [summary] = summaries;
    if (!summary) throw new Error('There is no summary');
    const twice = { ...summary, sections: [...summary.sections, ...summary.sections] };
    await expect(summaryPdf(twice)).rejects.toThrow('monarch-xvo-10-validation-summary.pdf: the content does not fit');
  });
});
