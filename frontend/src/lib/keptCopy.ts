/** The id of the notice that the service worker puts over a page which it had kept; no other document has it. */
export const KEPT_COPY_ID = 'kept-copy';
