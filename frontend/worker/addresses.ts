/** What the service worker answers for, by address. Everything else, /api/ above all, goes by it untouched. */

/** A file that Vite names by its content, or data named by its release: it never changes. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/') && !isData(path);

/** What pages and search need for navigation inside the app, named by its release. */
export const isData = (path: string): boolean => path.startsWith('/assets/data/');

/** A picture whose name has a hash of its content, as nginx/snippets/files.conf has it. */
export const isNamedPicture = (path: string): boolean =>
  path.startsWith('/images/') && /[.-][0-9a-f]{8,}[.-][^/]*$/.test(path);

/** A document to print: field sheets and summaries. */
export const isPrintable = (path: string): boolean => path.startsWith('/files/') && path.endsWith('.pdf');

/** What may be a page: no page's path has a dot (scripts/build/nginx-maps.ts), and none begins like these. */
export const isPage = (path: string): boolean =>
  !path.includes('.') && !/^\/(?:api|assets|files|images|healthz|readyz|csp-report)(?:\/|$)/.test(path);
