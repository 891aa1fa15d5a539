import type { Components, Theme } from '@mui/material/styles';
import { lowWindow } from '../tokens';

/** Header, breadcrumbs, pagination, lists. */
export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        zIndex: 20,
        background: vars.palette.background.veil,
        border: 0,
        borderBottom: `1px solid ${vars.palette.divider}`,
        borderRadius: 0,
        '@media (prefers-reduced-transparency: no-preference)': { backdropFilter: 'blur(8px)' },
        // In a low window, such as a zoomed one, a sticky header would cover too much of the page.
        [lowWindow]: { position: 'static' },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true, variant: 'dense' },
    styleOverrides: { root: ({ theme: { spacing } }) => ({ gap: spacing(1), minHeight: '4.5rem' }) },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, typography } }) => ({
        marginBottom: spacing(3),
        fontSize: typography.body2.fontSize,
        [breakpoints.down('sm')]: { marginBottom: spacing(1.5) },
      }),
      ol: ({ theme: { spacing } }) => ({ gap: spacing(0.5, 1) }),
      separator: ({ theme: { vars } }) => ({ margin: 0, color: vars.palette.outline }),
    },
  },
  MuiPagination: {
    defaultProps: { variant: 'outlined', shape: 'rounded' },
    styleOverrides: { ul: ({ theme }) => ({ gap: theme.spacing(1) }) },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { mixins, vars } }) => ({
        minWidth: '2.75rem',
        height: '2.75rem',
        margin: 0,
        borderColor: vars.palette.divider,
        color: vars.palette.text.link,
        fontSize: 'inherit',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { borderColor: vars.palette.primary.main, background: vars.palette.background.tint },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: vars.palette.primary.main,
          background: vars.palette.primary.main,
          color: vars.palette.primary.contrastText,
          ...mixins.chosenInForcedColors,
        },
      }),
      icon: { margin: 0 },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true, disableGutters: true } },
};
