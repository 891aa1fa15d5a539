import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type WithAxe = Window & { readonly axe: { run(context: string, options: RunOptions): Promise<AxeResults> } };

/** The rules whose outcome depends on the color scheme: a page that passes all rules in one scheme needs only these in the other. */
export const colorRules = ['color-contrast'];

/** axe's violations in the page as it is, or in a part of it: rule, explanation and elements. All rules, or those of `only`. */
export async function findings(page: Page, within = 'html', only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // It would fetch the style sheets, for a rule on style sheets alone.
    preload: false,
    // Targets of 24 px: WCAG 2.2, which axe does not check by default.
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  };
  return page.evaluate(
    async ([part, chosen]) => {
      // Only the violations leave the page: axe's whole answer is large.
      const { violations } = await (window as unknown as WithAxe).axe.run(part, chosen);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
      );
    },
    [within, options] as const,
  );
}
