import type { Components, Theme } from '@mui/material/styles';

/** Surfaces, text and links. */
export const surfaces: Components<Theme> = {
  // Always outlined: elevation needs a style attribute, which the content security policy blocks.
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { radius, vars } }) => ({
        borderColor: vars.palette.divider,
        borderRadius: radius.m,
        color: 'inherit',
        transition: 'none',
      }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: ({ theme: { space } }) => ({ maxWidth: '80rem', paddingInline: space.gutter }) },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', overline: 'p', caption: 'p', body2: 'p' } },
  },
  MuiLink: {
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: {
        color: 'var(--link)',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
};
