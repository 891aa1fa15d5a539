/**
 * Redirects notistack's CSS into a constructable style sheet. goober, its styling library, writes rules as text into a
 * `<style>` element, which the content security policy blocks: only styles with known hashes are allowed. goober 2.1 has two
 * public options, and neither works here: `target`, which notistack does not pass on, and the nonce `window.__nonce__`,
 * which a prerendered page cannot have. A prerendered style element with goober's `extractCss()`, allowed by its hash, would
 * add 0.7 kB (brotli) to every page for toasts that few pages show. So this sets `window._goober`, where goober looks up its
 * style element, to an object with the properties that goober reads: `parentNode`, and `firstChild` as the text node whose
 * `data` it extends.
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
