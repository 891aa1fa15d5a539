import type { Components, Theme } from '@mui/material/styles';
import { breakpoint } from '../tokens';

/** On a phone a dialog fills the screen. */
const phone = `@media (max-width: ${breakpoint.s - 0.001}em)`;

export const dialogs: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { radius, shadow } }) => ({
        overflow: 'hidden',
        borderRadius: radius.m,
        boxShadow: shadow.high,
        [phone]: {
          width: '100%',
          maxWidth: 'none',
          height: '100dvh',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme: { spacing, typography } }) => ({
        ...typography.h3,
        padding: spacing(3, 4, 2),
        fontSize: '1.5rem',
        [phone]: { paddingInline: spacing(2) },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        display: 'grid',
        gap: spacing(3),
        padding: spacing(0, 4, 4),
        overscrollBehavior: 'contain',
        // Overrides the margin for the page's sticky header (forms.ts).
        '& :is(input, select, textarea)': { scrollMarginBlock: '3rem' },
        [phone]: { paddingInline: spacing(2) },
      }),
    },
  },
  MuiDialogContentText: { styleOverrides: { root: { maxWidth: '65ch' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme: { spacing, vars } }) => ({
        flexWrap: 'wrap',
        gap: spacing(1.5),
        padding: spacing(2, 4),
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.soft,
        [phone]: { paddingInline: spacing(2), '& > *': { flex: 1 } },
      }),
    },
  },
};
