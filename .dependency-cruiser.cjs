/**
 * Which folder may import which. `npm run check:layers` reports every import that is not listed here; cycles are Biome's
 * (noImportCycles). dependency-cruiser parses TypeScript with @swc/core, as it does not support TypeScript 7.
 */

/** Layers of frontend/src, each with the layers that it may import besides itself. */
const layers = {
  routes: [],
  domain: ['routes'],
  content: ['routes', 'domain', 'lib'],
  theme: ['routes', 'domain', 'content', 'lib'],
  lib: ['routes', 'domain', 'content', 'theme'],
  components: ['routes', 'domain', 'content', 'theme', 'lib'],
  features: ['routes', 'domain', 'content', 'theme', 'lib', 'components'],
  screens: ['routes', 'domain', 'content', 'theme', 'lib', 'components', 'features'],
  app: ['routes', 'domain', 'content', 'theme', 'lib', 'components', 'features', 'screens'],
  // Runs at build time only.
  site: ['routes', 'domain', 'content', 'lib'],
};

/** What one feature may import of another, besides everything in forms/ and toasts/. */
const sharedByFeatures = 'features/(forms|toasts)/|features/inquiry/(DetailFields|draft|handover)\\.';

const npm = (names) => `(^|node_modules/)(${names})(/|$)`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([layer, below]) =>
      rule(
        `layer-${layer}`,
        `${layer}/ may import: ${below.join(', ') || 'no other layer'}`,
        { path: `^frontend/src/${layer}/` },
        { path: '^frontend/src/.+/', pathNot: [layer, ...below].map((name) => `^frontend/src/${name}/`) },
      ),
    ),
    rule(
      'features-are-independent',
      'A feature uses forms/, toasts/ and the files named in sharedByFeatures.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: ['^frontend/src/features/$1/', sharedByFeatures] },
    ),
    rule(
      'no-catalog-in-the-browser',
      'The browser gets a page as data; its scripts must not grow with the catalog.',
      { path: '^frontend/src/(components|features|screens|app)/' },
      { path: '^frontend/src/content/products/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-react-in-data',
      'Scripts and the generator of nginx maps import these layers.',
      { path: '^frontend/src/(routes|domain|content|site)/' },
      { path: npm('react|react-dom|react-router|react-router-dom') },
    ),
    rule(
      'renderer-only',
      'Only frontend/renderer, frontend/pages and the prerender script use vite-plugin-ssr.',
      { pathNot: '^frontend/(renderer/|pages/|vite\\.config)|^scripts/build/prerender\\.' },
      { path: `${npm('vite-plugin-ssr')}|^frontend/(renderer|pages)/` },
    ),
    rule(
      'public-mui-only',
      "MUI's public API, one file at a time: @mui/material/Button.",
      { path: '^frontend/src/' },
      {
        path: `${npm('@mui/(system|utils|styled-engine|private-theming)|@mui/material/(internal|zero-styled)')}|^@mui/material$|@mui/material/index\\.`,
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
