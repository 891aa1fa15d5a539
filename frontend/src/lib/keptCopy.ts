/** The id of the notice that the service worker adds to a page from its cache. */
export const KEPT_COPY_ID = 'kept-copy';
