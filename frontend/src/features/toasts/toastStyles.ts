/** What goober needs of the text node of its style element: it appends to `data`. */
interface SheetText {
  data: string;
}

/**
 * Gives goober, notistack's styling library, a sheet to write to before it looks for one. Left alone
 * it writes text into a style element, which the content security policy refuses; an adopted style
 * sheet is under no such rule. goober takes what it finds as `window._goober`.
 */
export function adoptToastStyles(): void {
  if ('_goober' in window || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const firstChild: SheetText = {
    get data() {
      return css;
    },
    set data(next) {
      css = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { firstChild, parentNode: document.head } });
}
