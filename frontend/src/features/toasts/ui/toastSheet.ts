/**
 * Redirects notistack's CSS into a constructable style sheet. goober, its styling library, would write it into a `<style>`
 * element, which the content security policy blocks. goober 2.1 has two options, and neither works here: notistack does not
 * pass on `target`, and a prerendered page has no nonce. Rules of a prerendered element would add 0.7 kB to every page. So
 * this sets `window._goober`, goober's style element, to what goober reads of it.
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
