import type { Components, Theme } from '@mui/material/styles';

/** Surfaces. Always outlined: Paper's elevation needs a style attribute, which the content security policy blocks. */
export const surfaces: Components<Theme> = {
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
    styleOverrides: {
      root: ({ theme: { space } }) => ({ maxWidth: '80rem', paddingInline: space.gutter }),
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiDivider: { styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars.palette.divider }) } },
};
