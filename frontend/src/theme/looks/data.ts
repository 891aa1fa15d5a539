import type { Components, Theme } from '@mui/material/styles';

/** Tables, chips, avatars. */
export const data: Components<Theme> = {
  MuiTable: {
    styleOverrides: {
      root: ({ theme: { spacing, vars } }) => ({
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        '& caption': {
          captionSide: 'top',
          padding: spacing(2),
          color: vars.palette.text.heading,
          fontSize: 'inherit',
          fontWeight: 650,
          lineHeight: 'inherit',
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { spacing, vars } }) => ({
        padding: spacing(1.4, 2),
        border: 0,
        borderTop: `1px solid ${vars.palette.divider}`,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        verticalAlign: 'top',
        color: 'inherit',
        'tbody th&': { fontWeight: 600 },
      }),
      head: ({ theme: { typography, vars } }) => ({
        background: vars.palette.background.soft,
        fontSize: typography.body2.fontSize,
        color: vars.palette.text.secondary,
        fontWeight: 650,
        lineHeight: 1.4,
        verticalAlign: 'bottom',
      }),
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { spacing, typography, vars } }) => ({
        height: 'auto',
        gap: spacing(1),
        padding: '0.2rem 0.7rem 0.2rem 0.45rem',
        borderColor: vars.palette.divider,
        background: vars.palette.background.paper,
        color: vars.palette.text.primary,
        fontSize: typography.caption.fontSize,
        fontWeight: 600,
      }),
      label: { padding: 0, whiteSpace: 'normal' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: '2.75rem',
        height: '2.75rem',
        background: vars.palette.background.tint,
        color: vars.palette.text.heading,
        fontSize: 'inherit',
        fontWeight: 700,
      }),
    },
  },
};
