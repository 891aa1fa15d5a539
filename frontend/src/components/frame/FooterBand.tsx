import { styled } from '@mui/material/styles';

/** The footer: navy in either color scheme. */
export const FooterBand = styled('footer')(({ theme: { spacing, vars } }) => ({
  paddingBlock: spacing(9, 3),
  background: vars.palette.band.deep,
  color: vars.palette.band.soft,
  fontSize: '0.9375rem',
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': {
      color: vars.palette.band.contrastText,
      textDecoration: 'underline',
    },
    '&:focus-visible': { outlineColor: vars.palette.band.accent },
  },
  '& hr': {
    marginTop: spacing(6),
    borderColor: vars.palette.band.light,
  },
}));

/** The company and a column of links for each group, side by side; where there is less room, the columns below the company. */
export const FooterColumns = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(6, 4),
  [breakpoints.down(20)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [breakpoints.up('lg')]: { gridTemplateColumns: '1.5fr 0.8fr 1fr 1.3fr' },
  '& h2': {
    marginBottom: spacing(1),
    color: vars.palette.band.contrastText,
  },
  '& li a': { paddingBlock: '0.3rem' },
}));

/** The company: its logo, how to reach it, and whose it is. */
export const FooterCompany = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(3),
  [breakpoints.down('lg')]: { gridColumn: '1 / -1' },
  '& address': {
    display: 'grid',
    gap: spacing(1),
    fontStyle: 'normal',
  },
  '& address a': {
    display: 'flex',
    alignItems: 'start',
    gap: spacing(1.5),
    paddingBlock: spacing(0.5),
    overflowWrap: 'anywhere',
  },
  '& address svg': {
    flex: 'none',
    marginTop: '0.15rem',
    color: vars.palette.band.accent,
  },
  '& p a': { textDecoration: 'underline' },
}));

/** The last lines: copyright and policies in a row, a note below them. */
export const FooterEnd = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(1.5, 4),
  paddingTop: spacing(3),
  fontSize: typography.body2.fontSize,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1, 3),
  },
  '& li': { width: 'auto' },
  '& li a': { paddingBlock: '0.2rem' },
  '& > :last-child': {
    flexBasis: '100%',
    color: vars.palette.band.accent,
  },
}));
