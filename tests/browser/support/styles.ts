import { page } from './visit';

/** A computed property of the first element that a selector finds. */
export const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The selectors of the rules that Emotion has added. */
export const rulesAdded = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split('{')[0]?.trim()),
    ),
  );
