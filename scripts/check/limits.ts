/** The budgets of a first visit to each page. A budget may shrink; growing one needs a reason. */
import type { Weights } from './weights';

/**
 * Bytes in brotli; pictures and fonts, which are compressed already, as they are. 1 kB is 1,000 bytes. The HTML includes the
 * preview of the first view's picture, up to 3 kB, and the names of the app's files: their hashes alone change its bytes by 70.
 */
const budget: Weights = { html: 24_270, scripts: 3_250, app: 149_000, pictures: 90_000, font: 40_000 };
/** Of the others: products with more tables than the Kelvin, and Find, which compares. */
const otherBudget: Weights = { ...budget, html: 27_000, app: 156_200 };
const measured: readonly string[] = ['home', 'kelvin', 'products', 'contact'];

/**
 * The budget of a page, given its id and the number of products in the manifest. Each one after the specified 16 is a link in
 * the menus and the footer, and a row of the manifest in the app: 47 bytes of the Kelvin's HTML and 111 of the app.
 */
export function limitsOf(id: string, products: number): Weights {
  const limits = measured.includes(id) ? budget : otherBudget;
  const added = Math.max(0, products - 16);
  return { ...limits, html: limits.html + 60 * added, app: limits.app + 130 * added };
}
