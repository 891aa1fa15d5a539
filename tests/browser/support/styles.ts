import type { Page } from 'playwright';

/** What `noteStyles` adds to the window: the sheet's first state, its current one, and the changes to it. */
export interface Noted {
  noted(): { readonly before: object; readonly now: object; readonly touched: readonly string[] };
}

/** Records the state of the page's own sheet before hydration, and its changes from then on. */
export function noteStyles(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const find = () => document.querySelector<HTMLStyleElement>('style[data-styles]');
    const sheet = find();
    const stand = () => ({
      same: sheet !== null && find() === sheet,
      after: [...document.head.children].indexOf(sheet as Element),
      characters: sheet?.textContent?.length,
      rules: sheet?.sheet?.cssRules.length,
    });
    const before = stand();
    const touched: string[] = [];
    const concerns = (node: Node) => node === sheet || sheet?.contains(node) === true;
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records)
        if ([target, ...addedNodes, ...removedNodes].some(concerns)) touched.push(type);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { noted: () => ({ before, now: stand(), touched }) });
  });
}

/** The selectors of the rules that Emotion has added. */
export const rulesAdded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split('{')[0]?.trim()),
    ),
  );
