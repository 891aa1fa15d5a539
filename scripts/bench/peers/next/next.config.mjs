/** A static export; each page is a folder's index.html, as nginx serves it without a rule. */
export default {
  output: 'export',
  trailingSlash: true,
  // The folder lies inside another project, whose lockfile is not this one's.
  turbopack: { root: import.meta.dirname },
};
