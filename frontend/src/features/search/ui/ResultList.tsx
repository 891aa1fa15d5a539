import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { PageBody } from '../../../components/PageBody';

/** Reserves room for the results, so that the footer does not jump when they are rendered. */
export const ResultRoom = styled(PageBody)(({ theme: { space } }) => ({
  '@media (scripting: enabled)': { minHeight: `calc(19rem + ${space.section})` },
}));

/** Two columns where there is room: the first group beside all others. A single group spreads its list over both. */
export const ResultColumns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [breakpoints.up('lg')]: {
    // Those of the page's header.
    columnGap: spacing(6),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    '& > section:only-child': { gridColumn: '1 / -1' },
    '& > section:only-child > ol': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: spacing(8) },
  },
}));

export const ResultGroup = styled('section')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
}));

export const Results = styled(List)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  width: '100%',
  '& > li': { maxWidth: '46rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h3 a': { display: 'inline-block', paddingBlock: '0.1rem' },
  '& mark': { borderRadius: 3, background: vars.palette.background.strong, color: vars.palette.text.heading },
  '& p mark': { fontWeight: 650 },
  // The page that a result is on, or the figures that matched, and the excerpt.
  '& h3 + p:not(:last-child)': { fontWeight: 600 },
  '& p:last-child': { marginTop: spacing(0.5) },
})) as typeof List;
