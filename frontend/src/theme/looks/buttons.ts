import type { ButtonProps } from '@mui/material/Button';
import { type Components, type CSSObject, keyframes, type Theme } from '@mui/material/styles';

const pulse = keyframes`to { opacity: 0.45 }`;

/** A variant with its look while hovered. */
const look = (variant: NonNullable<ButtonProps['variant']>, style: CSSObject, hover: CSSObject) => ({
  props: { variant },
  style: { ...style, '&:hover': hover },
});

const buttonVariants = ({ spacing, vars: { palette } }: Theme) => [
  look(
    'primary',
    { background: palette.primary.main, color: palette.primary.contrastText },
    { background: palette.primary.dark },
  ),
  look(
    'secondary',
    { background: palette.background.paper, borderColor: palette.primary.main, color: palette.primary.main },
    { background: palette.background.tint },
  ),
  look(
    'quiet',
    {
      paddingInline: spacing(1),
      color: palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
      textDecorationThickness: '1px',
    },
    { background: 'none', textDecorationThickness: '2px' },
  ),
  {
    props: { variant: 'quiet', size: 'small' },
    style: {
      minWidth: 0,
      minHeight: '2.25rem',
      padding: 0,
      marginRight: spacing(2),
      fontSize: 'inherit',
      textAlign: 'left',
      // Without padding the border of forced colors would cross the letters.
      '@media (forced-colors: active)': { borderColor: 'Canvas' },
    },
  },
  look('light', { background: palette.band.contrastText, color: palette.band.main }, { background: palette.band.soft }),
  look(
    'outlineLight',
    { borderColor: palette.band.soft, color: palette.band.contrastText },
    { background: 'rgb(255 255 255 / 0.12)' },
  ),
];

/** Buttons, and links that look like them. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // Safari knows MUI's `userSelect` only with a prefix.
        WebkitUserSelect: 'none',
        // MUI removes the outline. The specificity is that of the global rule, so that a band can override the color.
        '*:where(&):focus-visible': { outline: `3px solid ${vars.palette.focus}` },
        // Waits for its code (app/startup/keptClicks.ts).
        '&[aria-busy="true"]': {
          cursor: 'progress',
          animation: `${pulse} 0.5s 0.1s infinite alternate`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1),
        minHeight: '3rem',
        // Limited by the window, so that no word breaks on a phone with large text.
        padding: '0.6rem min(1.5rem, 7vw)',
        border: '1.5px solid transparent',
        borderRadius: theme.radius.pill,
        textAlign: 'center',
        textWrapStyle: 'balance',
        transition: 'background-color 0.15s, border-color 0.15s, color 0.15s',
        '& svg': { flex: 'none' },
        variants: buttonVariants(theme),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // Limited by the window, so that three buttons fit into a phone's header at any text size.
        width: 'min(2.75rem, 13.75vw)',
        height: 'min(2.75rem, 13.75vw)',
        padding: 0,
        color: vars.palette.text.heading,
        '&:hover': { background: vars.palette.background.tint },
      }),
    },
  },
};
