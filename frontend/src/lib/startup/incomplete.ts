/** Set on the root element when a part of the app could not be loaded; styles then show the prerendered fallbacks. */
export const INCOMPLETE_ATTRIBUTE = 'data-incomplete';

/** Set on the root element while a click or the address's query waits too long for the app, or the app cannot be loaded. */
export const LATE_ATTRIBUTE = 'data-late';

/** Selector of the note on pages that answer a query by script. Other pages ignore parameters of campaigns. */
export const QUERY_NOTE_SELECTOR = 'main noscript';

/** Marks the document as incomplete. The prerendered HTML stays readable and its links work as documents. */
export function markIncomplete(error: unknown): void {
  document.documentElement.setAttribute(INCOMPLETE_ATTRIBUTE, '');
  console.error('A part of the page could not be loaded:', error);
}
