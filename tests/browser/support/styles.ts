import type { Page } from 'playwright';

/** The selectors of the rules that Emotion has added. */
export const rulesAdded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split('{')[0]?.trim()),
    ),
  );
