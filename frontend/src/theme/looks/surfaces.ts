import type { Components, Theme } from '@mui/material/styles';

/** What content stands on. Outlined alone: Paper's elevation writes a style attribute, which the policy refuses. */
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
  MuiDivider: { styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars.palette.divider }) } },
};
