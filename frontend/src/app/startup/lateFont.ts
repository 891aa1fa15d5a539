/**
 * A font that comes after the first paint is shown from the next page on, as it would re-wrap text that is being read
 * (.github/decisions/8-first-view-on-a-slow-link.md).
 */

/** Whether the font of the first page was preloaded, `other` in Firefox, and there at the first paint. */
function isShown({ initiatorType, responseEnd }: PerformanceResourceTiming): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  return initiatorType !== 'css' && responseEnd < painted;
}

/** The late font, as a new face: a browser never shows an `optional` one that was late in its document. */
let late: FontFace | undefined;

/**
 * Loads a late font for the next page, from the browser's cache. A font that is shown is added as well when the window is
 * resized: Chromium then creates the style sheet's faces again, and would show the fallback.
 */
export function loadLateFont(): void {
  for (const { display, family, weight } of document.fonts) {
    if (display !== 'optional') continue;
    // Not `loaded` of the face, which fails in Firefox before a late font is there. The URL is not imported: vite-plugin-ssr
    // would preload it, ahead of the first view's picture.
    new PerformanceObserver((list, observer) => {
      const request = list.getEntries().find(({ name }) => name.endsWith('.woff2'));
      if (!request) return;
      observer.disconnect();
      new FontFace(family, `url(${request.name})`, { weight }).load().then((font) => {
        if (isShown(request as PerformanceResourceTiming))
          window.addEventListener('resize', () => document.fonts.add(font), { once: true });
        else late = font;
      }, console.warn);
    }).observe({ type: 'resource', buffered: true });
  }
}

/** Shows the late font. Call it in the frame in which another page is shown. */
export function showLateFont(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}
