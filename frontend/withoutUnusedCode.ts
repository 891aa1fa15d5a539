import type { Plugin } from 'vite';

/** Modules that libraries import and the site does not use, by the modules that import them. */
const unused: readonly (readonly [importer: RegExp, imported: RegExp])[] = [
  // Ripples, which the theme turns off, and the `loading` of buttons.
  [/\/@mui\/material\/(ButtonBase|Button|IconButton)\//, /\/(TouchRipple|CircularProgress\/index)\.mjs$/],
  // Items that are hidden at first, actions of an item, buttons that remove, default icons.
  [/\/@mui\/material\/Breadcrumbs\//, /\/BreadcrumbCollapsed\.mjs$/],
  [/\/@mui\/material\/ListItem\//, /\/ListItemSecondaryAction\/index\.mjs$/],
  [/\/@mui\/material\/(Alert|Avatar|Chip|NativeSelect)\//, /\/svg-icons\/(ArrowDropDown|Cancel|Close|Person)\.mjs$/],
  // Calculates colors where the theme has no CSS variables.
  [/\/@mui\/material\/(Paper|Link)\//, /^@mui\/system\/colorManipulator$/],
  // Emotion's `withTheme`.
  [/\/@emotion\/react\//, /^hoist-non-react-statics$/],
];

/**
 * Lets the bundler omit what the site does not use of React Router's single file: its links, forms, fetchers, data router and
 * error boundary, 8 kB of 12. It keeps components with an assigned property, and calls that may have effects.
 */
const withoutUnusedRouter = (code: string) =>
  code
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replace(/(?<= = )(?=(?:React\d*\.)?(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ');

/** Omits Emotion's vendor prefixes, which it adds where it gets no plugins; the site's cache gets an empty list. */
const withoutPrefixes = (code: string) =>
  code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');

const changed: readonly (readonly [module: RegExp, change: (code: string) => string])[] = [
  [/\/node_modules\/react-router\/dist\//, withoutUnusedRouter],
  [/\/emotion-cache\.browser\.esm\.js$/, withoutPrefixes],
  // Themes for apps without a ThemeProvider.
  [/\/@mui\/material\/styles\/defaultTheme\.mjs$/, () => 'export default {};'],
  [/\/@mui\/system\/createTheme\/createTheme\.mjs$/, () => 'export default () => ({});'],
];

/** The rules that a build has applied; one that has nothing to apply to fails the build, as its library has changed. */
const applied = new Set<unknown>();

/**
 * Replaces modules that the site does not use and the bundler keeps by stubs, and marks parts of modules as unused: 25 kB that
 * every page would load. `react-is` finds components among styles, where the site has none, and fragments in development.
 */
export const withoutUnusedCode: Plugin = {
  name: 'site-without-unused-code',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer = '') {
    if (source === 'react-is') return '\0react-is';
    const rule = unused.find(([by, what]) => by.test(importer) && what.test(source));
    applied.add(rule);
    return rule && '\0unused';
  },
  load(id) {
    // Any name that is imported is undefined.
    if (id === '\0unused') return { code: 'export default {};', syntheticNamedExports: true };
    return id === '\0react-is'
      ? 'export const [ForwardRef, Memo] = [], isFragment = () => false, isValidElementType = isFragment;'
      : undefined;
  },
  transform(code, id) {
    const rule = changed.find(([module]) => module.test(id));
    const result = rule?.[1](code);
    if (result !== code) applied.add(rule);
    return result;
  },
  buildEnd(error) {
    const inVain = [...unused, ...changed].filter((rule) => !applied.has(rule)).map(([module]) => `${module}`);
    if (!error && inVain.length > 0) this.error(`Nothing to omit from ${inVain.join(', ')}: see withoutUnusedCode.ts`);
  },
};
