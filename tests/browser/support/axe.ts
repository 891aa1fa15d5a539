import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type WithAxe = Window & { readonly axe: { run(context: string, options: object): Promise<AxeResults> } };

/** axe's violations in the page as it is, or in a part of it: rule, explanation and elements. Without the rules named in `without`. */
export async function findings(page: Page, within = 'html', without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const rules = Object.fromEntries([
    // Targets of 24 px: WCAG 2.2, which axe does not check by default.
    ['target-size', { enabled: true }],
    ...without.map((rule) => [rule, { enabled: false }] as const),
  ]);
  const { violations } = await page.evaluate(
    ([part, options]) => (window as unknown as WithAxe).axe.run(part, { resultTypes: ['violations'], rules: options }),
    [within, rules] as const,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
}
