/** The layout shifts of a page, as a script to add before it is opened, and what it has noted. */
import type { Page } from 'playwright';

type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

interface Noted {
  /** The sum of the shifts. */
  readonly shifted: number;
  /** The name and the text of each element that moved. */
  readonly moved: readonly string[];
}

/** The sum of shifts up to which a page counts as still: a fiftieth of what Core Web Vitals call good. */
export const UNSEEN_SHIFT = 0.002;

/** Notes the page's layout shifts from its start. */
export function noteShifts(): void {
  const noted = Object.assign(window, { shifted: 0, moved: [] as string[] });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      noted.shifted += value;
      noted.moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const shiftsOf = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { shifted, moved } = window as unknown as Noted;
    return { shifted, moved };
  });
