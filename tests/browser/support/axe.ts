import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type WithAxe = Window & { readonly axe: { run(context: string, options: object): Promise<AxeResults> } };

/** What axe finds on the page as it stands, or in a part of it: rule, what it means, and where. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (part) =>
      // Targets of 24 px are of WCAG 2.2, and not among what axe looks for by itself.
      (window as unknown as WithAxe).axe.run(part, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      }),
    within,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
}
