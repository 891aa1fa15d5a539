/** The name of a release is a hash of its pages' content (scripts/lib/release.ts). */

/** URL of a release's data; `path` begins with a slash and has no extension. */
export const dataUrl = (path: string, release: string) => `/assets/data/${release}${path}.json`;

/** The root element's attribute with the name of the release. */
export const RELEASE_ATTRIBUTE = 'data-release';

/** Used in place of a release by the development server. */
export const developmentRelease = 'development';

/** The release of the current document. */
export const releaseOfDocument = () => document.documentElement.getAttribute(RELEASE_ATTRIBUTE) ?? developmentRelease;
