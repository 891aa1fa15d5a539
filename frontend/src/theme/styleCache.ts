import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of Emotion's classes. */
const key = 'c';

/**
 * Marks the page's own sheet, and names what it leaves out: the styles of wrapped components, `styled(Link)` for one, which
 * Emotion merges into what it wraps. No element bears their class, and hydration asks for them all the same.
 */
export const pageStylesAttribute = 'data-styles';

// No plugins: without Emotion's prefixer, whose prefixes no browser of today needs.
const options = { key, stylisPlugins: [] };

/** On the server: a cache for one page, which ends up holding what that page uses and nothing else. */
export function pageStyleCache(): EmotionCache {
  const cache = createCache(options);
  // As Emotion's documentation has it for extractCriticalToChunks: rules are kept by id, and written nowhere.
  cache.compat = true;
  return cache;
}

let ofDocument: EmotionCache | undefined;
let leftOut: readonly string[] = [];

/**
 * The browser's one cache. It takes for written what the page's own sheet holds, and what that leaves out. Were the sheet marked
 * `data-emotion`, Emotion would move it to take it over, and the browser would reckon every style of the page anew.
 */
export function documentStyleCache(): EmotionCache {
  if (ofDocument) return ofDocument;
  ofDocument = createCache(options);
  // As on the server; without it Emotion's development build warns of `:first-child`.
  ofDocument.compat = true;
  const sheet = document.querySelector(`style[${pageStylesAttribute}]`);
  leftOut = sheet?.getAttribute(pageStylesAttribute)?.split(' ') ?? [];
  const written = [...(sheet?.textContent ?? '').matchAll(/\.c-(\w+)/g)].map(([, id = '']) => id);
  for (const id of [...written, ...leftOut]) ofDocument.inserted[id] = true;
  return ofDocument;
}

/** To be called before another page is shown: an element of that one may bear a class whose rules the first one left out. */
export function writeLeftOut(): void {
  for (const id of leftOut) delete ofDocument?.inserted[id];
  leftOut = [];
}
