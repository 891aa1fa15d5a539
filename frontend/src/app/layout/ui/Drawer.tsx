import { styled } from '@mui/material/styles';
import { lowWindow } from '../../../theme/tokens';

/**
 * Wraps the drawer and its button, on widths without the menu bar. Browsers without popovers would show the drawer in the
 * header; there the footer has the links.
 */
export const DrawerOnly = styled('div')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('lg')]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
}));

/** The number of items in the request, at the upper right corner of the drawer's button. */
export const MenuCount = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: '1.25rem',
  padding: '0 0.25rem',
  border: `1px solid ${vars.palette.background.paper}`,
  borderRadius: '1rem',
  background: vars.palette.text.link,
  color: vars.palette.background.paper,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
}));

/** A popover that slides in from the window's right edge. */
export const Drawer = styled('nav')(({ theme: { shadow, vars } }) => ({
  inset: '0 0 0 auto',
  width: 'min(24rem, 100%)',
  height: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: shadow.high,
  overscrollBehavior: 'contain',
  translate: '100% 0',
  transition: 'translate 0.25s ease, overlay 0.25s allow-discrete, display 0.25s allow-discrete',
  '&:popover-open': { display: 'flex', flexDirection: 'column', translate: '0 0' },
  '@starting-style': { '&:popover-open': { translate: '100% 0' } },
  'html:has(&:popover-open)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '&::backdrop': { background: vars.palette.background.scrim },
  // Head and foot leave no room for the sections between them.
  [lowWindow]: { overflowY: 'auto' },
}));

/** The drawer's title and its buttons, in one row. */
export const DrawerHead = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: spacing(1.5, 2, 1.5, 3),
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.heading,
  '& > span': { marginRight: 'auto' },
}));

/** The drawer's scrolling part: `details` with lists of links, then plain links. */
export const DrawerSections = styled('div')(({ theme: { radius, spacing, vars } }) => ({
  flex: 1,
  overflowY: 'auto',
  [lowWindow]: { flex: 'none', overflowY: 'visible' },

  '& summary, & > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    padding: spacing(1, 3),
    color: vars.palette.text.heading,
    fontWeight: 650,
    listStyle: 'none',
    textDecoration: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& summary svg': { transition: 'transform 0.15s' },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },

  '& details': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& ul': { padding: spacing(0, 1.5, 1.5) },
  '& li a': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: spacing(0.5, 2),
    borderRadius: radius.s,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:is(:hover, [aria-current])': { background: vars.palette.background.tint },
  },

  '& :is(summary, a):focus-visible': { outlineOffset: -3 },
}));

/** The drawer's last part, below the sections. */
export const DrawerFoot = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(2, 3, 3),
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.soft,
  color: vars.palette.text.secondary,
  textAlign: 'center',
}));
