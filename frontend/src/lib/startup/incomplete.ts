/** Set on the document's root element where a part of the app could not be loaded; what stands ready for that case then shows. */
export const INCOMPLETE_ATTRIBUTE = 'data-incomplete';

/** Says so. What is prerendered stays: it can be read, and its links lead on. */
export function markIncomplete(error: unknown): void {
  document.documentElement.setAttribute(INCOMPLETE_ATTRIBUTE, '');
  console.error('The page stays without a part of its scripts:', error);
}
