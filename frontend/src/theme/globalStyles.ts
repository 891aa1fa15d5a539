/** The theme's variables, fonts, a small reset, focus: only in the prerendered head, as all pages have the same. */
import fontUrl from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import type { CSSObject } from '@mui/material/styles';
import { theme } from './theme';
import { fontFamily, lowWindow } from './tokens';

export { fontUrl };

/** Manrope's ascent and descent in percent of the font size. */
const ASCENT = 106.6;
const DESCENT = 30;

/**
 * A local font with Manrope's vertical metrics; `size` is Manrope's mean width in the site's texts, divided by its own.
 */
const fallback = (fontFamily: string, names: readonly string[], fontWeight: string, size: number) =>
  ({
    fontFamily,
    fontWeight,
    src: names.map((name) => `local("${name}")`).join(),
    ascentOverride: `${(ASCENT / size).toFixed(1)}%`,
    descentOverride: `${(DESCENT / size).toFixed(1)}%`,
    lineGapOverride: '0%',
    sizeAdjust: `${(size * 100).toFixed(1)}%`,
  }) as CSSObject;

/**
 * What stands in for a late Manrope with its metrics: Arial or Liberation Sans, else DejaVu Sans. A face each for text,
 * labels and headings, as Manrope grows wider with its weight.
 */
const fonts: CSSObject[] = [
  {
    fontFamily: 'Manrope Variable',
    fontWeight: '200 800',
    fontStyle: 'normal',
    // Shown on a page only where it is there at the first paint (app/startup/lateFont.ts).
    fontDisplay: 'optional',
    src: `url(${fontUrl}) format("woff2-variations")`,
  },
  fallback('Manrope Fallback', ['Arial', 'Liberation Sans'], '1 549', 1.012),
  fallback('Manrope Fallback', ['Arial Bold', 'Liberation Sans Bold'], '550 674', 0.988),
  fallback('Manrope Fallback', ['Arial Bold', 'Liberation Sans Bold'], '675 1000', 0.999),
  fallback('Manrope Fallback DejaVu', ['DejaVu Sans'], '1 549', 0.9),
  fallback('Manrope Fallback DejaVu', ['DejaVu Sans Bold'], '550 674', 0.832),
  fallback('Manrope Fallback DejaVu', ['DejaVu Sans Bold'], '675 1000', 0.843),
];

const base: CSSObject = {
  ':root': { '--heading': theme.vars.palette.text.heading, '--link': theme.vars.palette.text.link },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    font: `400 100% / 1.6 ${fontFamily}`,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.default,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // Keeps the target of an anchor clear of the sticky header.
    scrollPaddingTop: '6.5rem',
    [lowWindow]: { scrollPaddingTop: '1rem' },
  },
  body: { margin: 0, minHeight: '100vh', overflowWrap: 'break-word', WebkitFontSmoothing: 'antialiased' },
  '#app': { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  main: { flex: 1 },
  // Defers the layout of sections out of view until the loader ends it (app/startup/earlyLayout.ts). Only of a page's own
  // sections: what follows a short one in the first view would move when it gets its own height. Not without scroll anchoring
  // (Safari), as what is laid out above would move the page.
  '@media (scripting: enabled)': {
    '@supports (overflow-anchor: auto)': {
      '[data-early] main > section:not([data-laid-out])': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 40rem',
      },
    },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0 },
  'p, li': { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'button, summary': { cursor: 'pointer' },
  'a[href^=tel]': { whiteSpace: 'nowrap' },
  // Below 20em, as on a phone with larger text, some words are longer than a line.
  [theme.breakpoints.down(20)]: {
    main: { overflowWrap: 'anywhere', hyphens: 'auto' },
    table: { overflowWrap: 'normal' },
    'a[href^=tel]': { whiteSpace: 'normal' },
  },
  ':focus-visible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 3, borderRadius: 2 },
  // After a navigation a heading or section is focused for screen readers. It is not a control and needs no outline.
  // But a carousel's row is one until Swiper starts, and may have the focus then.
  '[tabindex="-1"]:not(.swiper):focus-visible': { outline: 'none' },
  '::selection': { background: theme.vars.palette.background.strong, color: theme.vars.palette.text.heading },
  // In print (a product page's own rules: app/layout/ui/PrintedLine.tsx): no menus and controls, all answers expanded, and the URLs of external links.
  '@media print': {
    html: { fontSize: '70%' },
    '#app > :not(main), main :is(nav, button, .MuiButton-root, [role=tablist])': { display: 'none' },
    'details::details-content': { contentVisibility: 'visible' },
    'main a[href^=http]:not(li *)::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
    'tr, li, figure, svg, .MuiFormControl-root': { breakInside: 'avoid' },
    'h2, h3, :is(h2, h3) + p': { breakAfter: 'avoid' },
  },
  // Overrides the transitions of all components.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01ms: an inherited color would then change one frame later at each level of the DOM.
      transitionDuration: '0s !important',
    },
  },
};

/** Sets each variable, given as `var(--name)`, to the value after it. */
const recolored = (...pairs: readonly (readonly [variable: string, value: string])[]): CSSObject => ({
  'html:root': Object.fromEntries(pairs.map(([variable, value]) => [/--[\w-]+/.exec(variable)?.[0], value])),
});

const { background, band, text, divider, outline } = theme.vars.palette;

/** Colors for the visitor's system settings, in both schemes, and for print. */
const mediaOverrides: CSSObject = {
  '@media (prefers-contrast: more)': recolored(
    [divider, text.primary],
    [outline, text.primary],
    [text.secondary, text.primary],
  ),
  '@media (prefers-reduced-transparency: reduce)': recolored(
    [background.veil, background.default],
    [background.scrim, background.strong],
  ),
  // Browsers do not print the navy background of bands unless asked to: they are white, and their text is dark.
  '@media print': recolored(
    [band.contrastText, text.heading],
    [band.text, text.primary],
    [band.soft, text.secondary],
    [band.accent, text.link],
    ...[band.deep, band.main, band.light, band.lighter].map((navy) => [navy, background.default] as const),
  ),
};

/** The variables of both color schemes. Without scripting the system's setting decides; print is always light. */
function variables(): CSSObject[] {
  const sheets = theme.generateStyleSheets() as CSSObject[];
  const isDark = (sheet: CSSObject) => Object.keys(sheet).some((selector) => /"dark"/.test(selector));
  const dark = sheets.filter(isDark).flatMap(Object.values);
  return [
    ...sheets.map((sheet) => (isDark(sheet) ? { '@media screen': sheet } : sheet)),
    {
      '@media screen and (scripting: none) and (prefers-color-scheme: dark)': { ':root': Object.assign({}, ...dark) },
    },
  ];
}

/** The order matters: overrides follow the variables. */
export const globalStyles: CSSObject[] = [
  ...variables(),
  mediaOverrides,
  ...fonts.map((face) => ({ '@font-face': face })),
  base,
];
