import type { Components, Theme } from '@mui/material/styles';
import { breakpoint } from '../tokens';

/** The parts of a dialog (features/customization/ui/FormDialog.ts). On a phone it fills the screen. */
const phone = `@media (max-width: ${breakpoint.s - 0.001}em)`;

export const dialogs: Components<Theme> = {
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
        [phone]: { paddingInline: spacing(2), '& > *': { flex: '1 1 6rem' } },
      }),
    },
  },
};
