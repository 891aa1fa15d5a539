import type { TypographyVariantsOptions } from '@mui/material/styles';
import { text } from './tokens';

/** The color is a variable of its own, as navy bands change it. */
const heading = {
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  color: 'var(--heading)',
  textWrap: 'balance',
} as const;

export const typography: TypographyVariantsOptions = {
  // Set once, on `html` (globalStyles.ts), instead of in every variant.
  fontFamily: 'inherit',
  display: { ...heading, fontSize: text.display, lineHeight: 1.05, letterSpacing: '-0.03em' },
  h1: { ...heading, fontSize: text.h1 },
  h2: { ...heading, fontSize: text.h2 },
  h3: { ...heading, fontSize: text.h3, lineHeight: 1.3, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: '1rem', lineHeight: 1.4, letterSpacing: 0 },
  lead: { fontSize: text.lead, lineHeight: 1.55 },
  body1: { fontSize: text.body, lineHeight: 1.6, letterSpacing: 0 },
  body2: { fontSize: text.small, lineHeight: 1.55, letterSpacing: 0 },
  caption: { fontSize: text.tiny, lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: text.tiny,
    fontWeight: 700,
    lineHeight: 1.5,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0, fontSize: '1rem', lineHeight: 1.25 },
};
