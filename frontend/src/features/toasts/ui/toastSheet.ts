/**
 * Gives notistack's own styles a place. Its styling library, goober, writes them as text into a style element, which the
 * content security policy refuses; a style sheet of the document's own is under no such rule. goober takes what it finds
 * as `window._goober` for that element, and appends to the `data` of its text.
 */
export function adoptToastSheet(): void {
  if ('_goober' in window) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(next) {
      css = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { firstChild: text, parentNode: document.head } });
}
