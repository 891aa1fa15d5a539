import { type CSSObject, styled, type Theme } from '@mui/material/styles';

const bar = ({ breakpoints, spacing, vars }: Theme): CSSObject => ({
  display: 'none',
  [breakpoints.up('lg')]: {
    display: 'flex',
    alignItems: 'stretch',
    // Beside the logo: in the middle it would move while a slow computer still parses what follows it.
    marginLeft: spacing(1),
  },
  [breakpoints.up(70)]: { marginLeft: spacing(2.5) },

  '& summary, & > a': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.5),
    height: '4.5rem',
    paddingInline: '0.8rem',
    color: vars.palette.text.heading,
    fontSize: '0.9375rem',
    fontWeight: 600,
    listStyle: 'none',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // From this width on the header shows its button, with a number of two digits as well, which leaves less room for the menus.
    [breakpoints.up(80)]: { paddingInline: '0.35rem' },
    [breakpoints.down(70)]: { paddingInline: '0.4rem', fontSize: '0.875rem' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:is(:hover, [data-current], [aria-current])': { color: vars.palette.text.link },
    '&:is([data-current], [aria-current])': {
      boxShadow: `inset 0 -3px ${vars.palette.text.link}`,
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
    '&:focus-visible': { outlineOffset: -6 },
  },
  '& summary svg': { flex: 'none', transition: 'transform 0.15s' },
  '& [open] > summary': { color: vars.palette.text.link },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
});

const dropdown = ({ radius, shadow, spacing, vars }: Theme): CSSObject => ({
  '& details': { position: 'relative' },
  '& ul': {
    position: 'absolute',
    top: 'calc(100% - 0.5rem)',
    left: 0,
    minWidth: '14rem',
    padding: spacing(1),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radius.m,
    background: vars.palette.background.paper,
    boxShadow: shadow.mid,
  },
  '& li a': {
    flex: 1,
    padding: `0.55rem ${spacing(1.5)}`,
    borderRadius: radius.s,
    color: vars.palette.text.primary,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:is(:hover, :focus-visible)': { background: vars.palette.background.tint, color: vars.palette.text.heading },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { color: vars.palette.text.link, fontWeight: 650 },
  },
});

/**
 * The desktop menu's bar: `details` with lists of links, and links; `data-current` marks a current page's `summary`.
 */
export const MenuBar = styled('nav')(
  ({ theme }) => bar(theme),
  ({ theme }) => dropdown(theme),
);
