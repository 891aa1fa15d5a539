import type { Components, Theme } from '@mui/material/styles';

/** The parts of a dialog (features/customization/ui/FormDialog.ts). On a phone it fills the screen. */
export const dialogs: Components<Theme> = {
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, typography } }) => ({
        ...typography.h3,
        padding: spacing(3, 4, 2),
        // With larger text its longest word still fits on a line of a phone.
        fontSize: 'min(1.5rem, 11vw)',
        [breakpoints.down('sm')]: { paddingInline: spacing(2) },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing } }) => ({
        display: 'grid',
        gap: spacing(3),
        padding: spacing(0, 4, 4),
        overscrollBehavior: 'contain',
        // Overrides the margin for the page's sticky header (forms.ts).
        '& :is(input, select, textarea)': { scrollMarginBlock: '3rem' },
        [breakpoints.down('sm')]: { paddingInline: spacing(2) },
      }),
    },
  },
  MuiDialogContentText: { styleOverrides: { root: { maxWidth: '65ch' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, vars } }) => ({
        flexWrap: 'wrap',
        gap: spacing(1.5),
        padding: spacing(2, 4),
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.soft,
        [breakpoints.down('sm')]: { paddingInline: spacing(2), '& > *': { flex: '1 1 6rem' } },
      }),
    },
  },
};
