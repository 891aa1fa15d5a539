import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of Emotion's classes. */
const key = 'c';

/** Marks the page's own sheet. */
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

/**
 * The browser's one cache. It reads from the page's own sheet what that holds already. Were the sheet marked `data-emotion`, Emotion
 * would move it to take it over, and the browser would reckon every style of the page anew.
 */
export function documentStyleCache(): EmotionCache {
  if (ofDocument) return ofDocument;
  ofDocument = createCache(options);
  const written = document.querySelector(`style[${pageStylesAttribute}]`)?.textContent ?? '';
  for (const [, id = ''] of written.matchAll(/\.c-(\w+)/g)) ofDocument.inserted[id] = true;
  return ofDocument;
}
