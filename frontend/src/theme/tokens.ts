/**
 * Design tokens: sizes, shadows, and the raw colors of the brand and the light scheme, which `palette.ts` assigns to
 * their uses; those of the dark scheme alone are there. Navy is for
 * text and actions, ice blue for surfaces; the only accents are the trade's label colors (specification, section 3).
 */

export const color = {
  navy980: '#050f1d',
  navy950: '#061529',
  navy900: '#0a2240',
  navy800: '#12335c',
  navy700: '#1c4778',
  blue600: '#1766b3',
  blue500: '#2b83d6',
  blue300: '#8fc1ee',
  ice200: '#cfe4f5',
  ice100: '#e6f1fa',
  ice50: '#f4f9fd',
  white: '#ffffff',
  ink: '#10243b',
  inkSoft: '#44586e',
  studio: '#d0d8de',
  line: '#d5e0ea',
  lineStrong: '#7d90a3',
  labelWhite: '#ffffff',
  labelBlue: '#2b83d6',
  labelOrange: '#f28c28',
  orangeInk: '#9a4a00',
  success: '#1b6e45',
  successSoft: '#e5f4ec',
  error: '#b3261e',
  errorSoft: '#fcebea',
  focus: '#0b5fff',
} as const;

/** Type sizes, fluid between a 360 px and a 1440 px wide window. */
export const text = {
  display: 'clamp(2.125rem, 1.6rem + 2.1vw, 3.375rem)',
  h1: 'clamp(2rem, 1.55rem + 2vw, 3.125rem)',
  h2: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)',
  h3: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  lead: 'clamp(1rem, 0.9rem + 0.45vw, 1.25rem)',
  body: '1rem',
  small: '0.875rem',
  tiny: '0.8125rem',
} as const;

/** Fluid spacing; all other spacing is `theme.spacing`, in steps of 0.5rem. */
export const space = {
  /** Above and below a band of the page. */
  section: 'clamp(1.5rem, 0.5rem + 4.5vw, 4.75rem)',
  /** Between the page's content and the window's edge. */
  gutter: 'clamp(1rem, 0.4rem + 2.8vw, 2.5rem)',
} as const;

export const radius = { s: '6px', m: '12px', l: '20px', pill: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(6 21 41 / 0.06), 0 2px 8px rgb(6 21 41 / 0.05)',
  mid: '0 2px 6px rgb(6 21 41 / 0.06), 0 12px 32px rgb(6 21 41 / 0.1)',
  high: '0 4px 12px rgb(6 21 41 / 0.08), 0 24px 64px rgb(6 21 41 / 0.18)',
} as const;

export const fontFamily = "'Manrope Variable', 'Manrope Fallback', 'Manrope Fallback DejaVu', system-ui, sans-serif";

/** A window too low for sticky elements, such as a zoomed one. */
export const lowWindow = '@media (max-height: 30em)';

/** A media query, such as a breakpoint's, for the screen alone: paper can be as narrow as a phone. */
export const onScreen = (query: string) => query.replace('@media', '@media screen and');

/** On `<html>`: `light` or `dark`, set before the first paint (app/startup/inlineScript.tsx) and by the switch in the header. */
export const colorSchemeAttribute = 'data-color-scheme';
