/**
 * Text is painted as soon as it is there. Manrope, if it comes later, would re-wrap text that is being read, on half of the
 * pages and whatever the metrics of its fallback. So it is `font-display: optional`: Chromium shows it on a page only if it is
 * there at the first paint. On a fast link the inline script preloads it for that (inlineScript.tsx); otherwise it is shown
 * from the next page on.
 */

/** The font's request. Its URL is not imported: vite-plugin-ssr would preload it, ahead of the picture of the first view. */
const fontRequest = () =>
  performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')) as
    | PerformanceResourceTiming
    | undefined;

/** Whether the font of the first page was preloaded and there at the first paint. */
function isShown({ initiatorType, responseEnd }: PerformanceResourceTiming): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  return initiatorType === 'link' && responseEnd < painted;
}

/** The late font. A face that was `optional` and late is never shown in its document, so this is another one. */
let late: FontFace | undefined;

/**
 * Loads a late font for the next page, from the browser's cache. One that cannot be loaded is not shown. A font that is shown
 * gets such a face where the window changes: Chromium makes the faces of a style sheet anew when a media query changes, asks
 * the service worker for the file, and shows the fallback meanwhile, which for an optional font is until the next change.
 */
export function loadLateFont(): void {
  for (const face of document.fonts) {
    if (face.display !== 'optional') continue;
    const { family, weight } = face;
    // Of this face alone: to read `loaded` of a fallback that the system lacks is an unhandled rejection.
    void face.loaded
      .then(async () => {
        const request = fontRequest();
        if (!request) return;
        const font = await new FontFace(family, `url(${request.name})`, { weight }).load();
        if (isShown(request)) window.addEventListener('resize', () => document.fonts.add(font), { once: true });
        else late = font;
      })
      .catch(console.warn);
  }
}

/** Shows the late font. Call it in the frame in which another page is shown. */
export function showLateFont(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}
