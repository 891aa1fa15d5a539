/**
 * What every page starts from: the theme's variables, the font, a small reset, focus. Written into the page's head by
 * the server alone: a navigation changes nothing of it, and the browser need not read it twice.
 */
import fontUrl from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import type { CSSObject } from '@mui/material/styles';
import { theme } from './theme';
import { font, lowWindow } from './tokens';

/** Arial with Manrope's metrics, so that lines break and stand alike in either; the same for machines with DejaVu alone. */
const fonts: CSSObject[] = [
  {
    fontFamily: 'Manrope Variable',
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    src: `url(${fontUrl}) format("woff2-variations")`,
  },
  {
    fontFamily: 'Manrope Fallback',
    src: 'local("Arial"), local("Liberation Sans")',
    ascentOverride: '103.31%',
    descentOverride: '29.07%',
    lineGapOverride: '0%',
    sizeAdjust: '103.19%',
  } as CSSObject,
  {
    fontFamily: 'Manrope Fallback DejaVu',
    src: 'local("DejaVu Sans")',
    ascentOverride: '117.66%',
    descentOverride: '33.11%',
    lineGapOverride: '0%',
    sizeAdjust: '90.6%',
  } as CSSObject,
];

const base: CSSObject = {
  ':root': { '--heading': theme.vars.palette.text.heading, '--link': theme.vars.palette.text.link },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    font: `400 100% / 1.6 ${font.family}`,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.default,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // A target is not hidden behind the sticky header.
    scrollPaddingTop: '6.5rem',
    [lowWindow]: { scrollPaddingTop: '1rem' },
  },
  body: { margin: 0, minHeight: '100vh', overflowWrap: 'break-word', WebkitFontSmoothing: 'antialiased' },
  '#app': { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  main: { flex: 1 },
  // The loader takes this away (app/startup/earlyLayout.ts).
  '@media (scripting: enabled)': {
    '[data-early] main section:not([data-laid-out])': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 40rem',
    },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0 },
  'p, li': { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'button, summary': { cursor: 'pointer' },
  // A telephone number is read in one piece.
  'a[href^=tel]': { whiteSpace: 'nowrap' },
  // A phone with larger text: some words are longer than its lines.
  [theme.breakpoints.down(20)]: {
    main: { overflowWrap: 'anywhere', hyphens: 'auto' },
    table: { overflowWrap: 'normal' },
    'a[href^=tel]': { whiteSpace: 'normal' },
  },
  table: { borderCollapse: 'collapse' },
  ':focus-visible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 3, borderRadius: 2 },
  // Headings and sections take the focus after navigation, to be read out; they are no controls.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { background: theme.vars.palette.background.strong, color: theme.vars.palette.text.heading },
  // Paper has no menus and nothing to press, but room for more: every answer, and where a link leads that leaves the site.
  '@media print': {
    html: { fontSize: '70%' },
    '#app > :not(main), main :is(nav, button, .MuiButton-root, [role=tablist])': { display: 'none' },
    'details::details-content': { contentVisibility: 'visible' },
    'main a[href^=http]:not(li *)::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
    'tr, li, figure, svg, textarea': { breakInside: 'avoid' },
    'h2, h3, :is(h2, h3) + p': { breakAfter: 'avoid' },
  },
  // What a visitor's browser says outweighs every component.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: of a short one on every element, an inherited color would need a frame for each level of the page.
      transitionDuration: '0s !important',
    },
  },
};

/** A declaration that gives one of the theme's colors another value, wherever it is used. */
const recolored = (variable: string, value: string): CSSObject => ({ [/--[\w-]+/.exec(variable)?.[0] ?? '']: value });

const { background, band, text, divider, outline } = theme.vars.palette;

/** What a visitor's system asks for beside the color scheme, of either scheme; and paper. */
const asked: CSSObject = {
  '@media (prefers-contrast: more)': {
    'html:root': {
      ...recolored(divider, text.primary),
      ...recolored(outline, text.primary),
      ...recolored(text.secondary, text.primary),
    },
  },
  '@media (prefers-reduced-transparency: reduce)': {
    'html:root': {
      ...recolored(background.veil, background.default),
      ...recolored(background.scrim, background.strong),
    },
  },
  // No band is navy on paper.
  '@media print': {
    'html:root': {
      ...recolored(band.contrastText, text.heading),
      ...recolored(band.text, text.primary),
      ...recolored(band.soft, text.secondary),
      ...recolored(band.accent, text.link),
    },
  },
};

/**
 * Variables that MUI makes for looks that the site does not have: each would stand in every page's head. The theme itself
 * keeps them (theme.ts), for MUI asks whether they are there. `make check` finds a variable that is read and not written.
 */
const unread =
  /^--(__|colorSpace|zIndex-snackbar|palette-(AppBar|Alert|Button|Input|info|warning|grey|common-(black|white|background$)|primary-light|secondary-(?!main)|success-(?!main|soft)|error-(dark|light)|text-icon))/;

const withoutUnread = (sheet: CSSObject): CSSObject =>
  Object.fromEntries(
    Object.entries(sheet).flatMap(([key, value]) => {
      if (value && typeof value === 'object') return [[key, withoutUnread(value as CSSObject)]];
      return unread.test(key) ? [] : [[key, value]];
    }),
  );

/** The theme's variables for each color scheme; without script, dark is the system's alone to ask for. Paper is light. */
function variables(): CSSObject[] {
  const sheets = (theme.generateStyleSheets() as CSSObject[]).map(withoutUnread);
  const isDark = (sheet: CSSObject) => Object.keys(sheet).some((selector) => /"dark"/.test(selector));
  const dark = sheets.filter(isDark).flatMap(Object.values);
  return [
    ...sheets.map((sheet) => (isDark(sheet) ? { '@media screen': sheet } : sheet)),
    {
      '@media screen and (scripting: none) and (prefers-color-scheme: dark)': { ':root': Object.assign({}, ...dark) },
    },
  ];
}

/** In the order in which they are to stand. */
export const globalStyles: CSSObject[] = [
  ...variables(),
  asked,
  ...fonts.map((face) => ({ '@font-face': face })),
  base,
];
