/** A release is named by what its pages say (scripts/lib/release.ts); the same content has the same name. */

/** Where data lies in a release; `path` begins with a slash and has no extension. */
export const dataUrl = (path: string, release: string) => `/assets/data/${release}${path}.json`;

/** The attribute of a document's root element that names its release. */
export const RELEASE_ATTRIBUTE = 'data-release';

/** The name of what has not been released. */
export const inDevelopment = 'development';

/** The release that the current document is of. */
export const releaseOfDocument = () => document.documentElement.getAttribute(RELEASE_ATTRIBUTE) ?? inDevelopment;
