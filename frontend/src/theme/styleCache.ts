import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of Emotion's class names. */
const key = 'c';

/**
 * Marks the page's style sheet, and lists the ids of styles that it omits: those of a wrapped component, such as `Link`
 * in `styled(Link)`. No element has their class, but during hydration Emotion would insert them.
 */
export const pageStylesAttribute = 'data-styles';

/** Rules of Emotion's by the id in their class; those of animations by the animation's name. */
type Rules = Readonly<Record<string, string>>;

/** The rules that Emotion rendered for a page. */
export interface PageRules {
  /** In the page's style sheet. */
  readonly inSheet: Rules;
  /** Left out of it, as no element of the prerendered page has their class. */
  readonly omitted: Rules;
}

// Without plugins: current browsers do not need Emotion's vendor prefixes.
const options = { key, stylisPlugins: [] };

/** On the server: a new cache for each page, so that it contains only the styles of that page. */
export function pageStyleCache(): EmotionCache {
  const cache = createCache(options);
  // Required by extractCriticalToChunks (Emotion's documentation): rules are kept in the cache by id.
  cache.compat = true;
  return cache;
}

let documentCache: EmotionCache | undefined;
let omittedIds: readonly string[] = [];

/**
 * The browser's only cache, in which the rules of the page's sheet, and those that it omits, count as inserted. Not by
 * `data-emotion`: Emotion would move the sheet, and the browser recalculate all styles.
 */
export function documentStyleCache(): EmotionCache {
  if (documentCache) return documentCache;
  documentCache = createCache(options);
  // As on the server; without it Emotion's development build warns about `:first-child`.
  documentCache.compat = true;
  const sheet = document.querySelector(`style[${pageStylesAttribute}]`);
  omittedIds = sheet?.getAttribute(pageStylesAttribute)?.split(' ') ?? [];
  markInserted(documentCache, [...idsIn(sheet?.textContent ?? ''), ...omittedIds]);
  return documentCache;
}

const idsIn = (css: string) => [...css.matchAll(/\.c-(\w+)/g)].map(([, id = '']) => id);

function markInserted(cache: EmotionCache, ids: Iterable<string>): void {
  for (const id of ids) cache.inserted[id] = true;
}

/**
 * Adds rules that a build has rendered. Their ids are hashes, so those of another release do no harm, and their order
 * does not matter: each element has one of Emotion's classes.
 */
export function addStyles(css: string): void {
  const cache = documentStyleCache();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const ids = new Set(idsIn(css));
  markInserted(cache, ids);
  omittedIds = omittedIds.filter((id) => !ids.has(id));
}

/** Call before rendering another page: its elements may need the rules that the first page's style sheet omits. */
export function insertOmittedStyles(): void {
  for (const id of omittedIds) delete documentCache?.inserted[id];
  omittedIds = [];
}
