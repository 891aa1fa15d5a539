/**
 * On a slow connection Manrope arrives after the first paint, and swapping it would re-wrap text that is being read: on half
 * of the pages, whatever the metrics of the fallback. A font that is late is therefore shown from the next page on.
 */

/** How long, in ms after the first paint, the font may still replace its fallback. */
const SWAP_PERIOD_MS = 400;

/** The font's file. Not imported: vite-plugin-ssr would preload it, ahead of the picture of the first view. */
const fontUrl = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .find((name) => name.endsWith('.woff2'));

/** The late font. A face that has been `optional` is never shown in its document, so this is another one. */
let late: FontFace | undefined;

function keepFallback(): void {
  for (const face of document.fonts) {
    if (face.status !== 'loading') continue;
    face.display = 'optional';
    const { family, weight } = face;
    // From the browser's cache, once the response is there. A font that cannot be loaded is not shown.
    void face.loaded
      .then(() => new FontFace(family, `url(${fontUrl()})`, { weight }).load())
      .then((loaded) => {
        late = loaded;
      }, console.warn);
  }
}

export function keepFallbackOfLateFont(): void {
  const now = performance.now();
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? now;
  setTimeout(keepFallback, painted + SWAP_PERIOD_MS - now);
}

/** Call it in the frame in which another page is shown. */
export function showLateFont(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}
