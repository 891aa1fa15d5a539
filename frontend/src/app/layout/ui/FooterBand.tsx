import { styled } from '@mui/material/styles';

/** The footer, navy in both color schemes. */
export const FooterBand = styled('footer')(({ theme: { breakpoints, spacing, vars } }) => ({
  paddingBlock: spacing(7, 3),
  [breakpoints.down('md')]: { paddingBlock: spacing(4, 2) },
  background: vars.palette.band.deep,
  color: vars.palette.band.soft,
  fontSize: '0.9375rem',
  // At the lower edge of a short page it would move up while it is parsed: hidden until what follows is there.
  '&:not(:has(+ *))': { visibility: 'hidden' },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: vars.palette.band.contrastText, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.palette.band.accent },
  },
  '& hr': {
    marginTop: spacing(5),
    [breakpoints.down('md')]: { marginTop: spacing(3) },
    borderColor: vars.palette.band.light,
  },
}));

/** The company and the columns of links: a row, on a tablet below the company, on a phone two, without gaps. */
export const FooterColumns = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& h2': { marginBottom: spacing(1), color: vars.palette.band.contrastText },
  '& li a': { paddingBlock: '0.3rem' },
  [breakpoints.between(20, 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: spacing(2.5, 2),
    fontSize: '0.875rem',
    lineHeight: 1.45,
    '& h2': { marginBottom: spacing(0.5) },
    '& > nav:nth-of-type(1)': { gridRow: '2 / span 2' },
    '& > nav:nth-of-type(3)': { gridRow: '3 / span 2' },
  },
  [breakpoints.up('md')]: { gridTemplateColumns: '0.9fr 1fr 1.2fr 1fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: '1.6fr 0.9fr 1fr 1.2fr 1fr' },
}));

/** The company: logo, contact details, parent company. */
export const FooterCompany = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(3),
  [breakpoints.down('lg')]: { gridColumn: '1 / -1', gap: spacing(1.5) },
  '& address': {
    display: 'grid',
    gap: spacing(1),
    fontStyle: 'normal',
    [breakpoints.down('lg')]: { display: 'flex', flexWrap: 'wrap', gap: spacing(0.25, 2.5) },
  },
  '& address a': {
    display: 'flex',
    alignItems: 'start',
    gap: spacing(1.5),
    paddingBlock: spacing(0.5),
    overflowWrap: 'anywhere',
    [breakpoints.down('lg')]: { gap: spacing(1), paddingBlock: spacing(0.25) },
  },
  '& address svg': { flex: 'none', marginTop: '0.15rem', color: vars.palette.band.accent },
  '& p a': { textDecoration: 'underline' },
}));

/** The last lines: copyright and policies in a row, then a note. */
export const FooterEnd = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(1.5, 4),
  paddingTop: spacing(3),
  fontSize: typography.body2.fontSize,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: spacing(1, 3) },
  '& li': { width: 'auto' },
  '& li a': { paddingBlock: '0.2rem' },
  [breakpoints.down('md')]: {
    gap: spacing(0.5, 2),
    paddingTop: spacing(2),
    fontSize: typography.caption.fontSize,
    '& ul': { gap: spacing(0, 2) },
  },
  '& > :last-child': { flexBasis: '100%', color: vars.palette.band.accent },
}));
