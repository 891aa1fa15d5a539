/** Which paths the service worker handles. It does not touch any other request, in particular none to /api/. */

/** A file with a content hash in its name, from Vite: it never changes. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/') && !isData(path);

/** JSON for navigation inside the app and for the search. Its path contains the release (src/lib/release.ts). */
export const isData = (path: string): boolean => path.startsWith('/assets/data/');

/** A picture with a content hash in its name; the same pattern as in nginx/snippets/files.conf. */
export const isNamedPicture = (path: string): boolean =>
  path.startsWith('/images/') && /[.-][0-9a-f]{8,}[.-][^/]*$/.test(path);

/** A PDF: a field sheet or a summary of test results. */
export const isPrintable = (path: string): boolean => path.startsWith('/files/') && path.endsWith('.pdf');

/** A path that may be a page. Page paths contain no dot (scripts/build/nginx-maps.ts). */
export const isPage = (path: string): boolean =>
  !path.includes('.') && !/^\/(?:api|assets|files|images|healthz|readyz|csp-report)(?:\/|$)/.test(path);
