import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE } from '../lib/startup/incomplete';
import { useHydrated } from '../lib/useHydrated';

/** Set on the root element before the first paint: the address's query, which no prerendered page has read. */
export const QUERY_ATTRIBUTE = 'data-query';

/**
 * Selector of an element with `useUnread` while the app is to read an address whose query has this text: not where the app is
 * missing or late.
 */
export const whileUnread = (text: string) =>
  `html[${QUERY_ATTRIBUTE}*="${text}"]:not([${INCOMPLETE_ATTRIBUTE}], [${LATE_ATTRIBUTE}]) &[data-unread]`;

/** Hides the content that the answer to the query replaces or moves, and keeps the footer below the window. */
export const hiddenWhileUnread = (text: string) => ({
  [whileUnread(text)]: { minHeight: '100vh', '& > *': { visibility: 'hidden' } },
});

/** Gives the attribute of an element with these styles. */
export const useUnread = () => ({ 'data-unread': useHydrated() ? undefined : '' });
