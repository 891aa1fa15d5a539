import { styled } from '@mui/material/styles';
import { Container } from '../../../components/Layout';

/** The actions at the header's end. */
export const HeaderActions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.5),
  marginLeft: 'auto',
  // At the right edge, each would move those before it while the page is parsed: hidden until what follows the header is
  // there.
  'header:not(:has(+ *)) &': { visibility: 'hidden' },
  [breakpoints.down('sm')]: { gap: 0 },
}));

/** Hidden on a phone. */
export const NotOnPhones = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}));

/** Wraps the header's button, which is shown from tablet width on, except beside narrow menus. */
export const HeaderButton = styled('span')(({ theme: { breakpoints, spacing } }) => ({
  marginLeft: spacing(1),
  [breakpoints.down('md')]: { display: 'none' },
  [breakpoints.between('lg', 80)]: { display: 'none' },
}));

/** A thin navy bar above the header. */
export const TopBar = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  background: vars.palette.band.deep,
  color: vars.palette.band.text,
  fontSize: typography.caption.fontSize,
  '& a, & span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: '1.5rem',
  },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.palette.band.accent },
  },
  '& svg': { flex: 'none', color: vars.palette.band.accent },
  // At the right edge, its text would move its icon while the page is parsed: hidden until what follows the bar is there.
  '&:not(:has(+ *)) span': { visibility: 'hidden' },
}));

/** Its content: links, and each `span`, with an icon before the text. */
export const TopRow = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: spacing(0, 3),
  paddingBlock: spacing(1),
  [breakpoints.down('sm')]: { flexDirection: 'column', paddingBlock: spacing(0.5) },
}));
