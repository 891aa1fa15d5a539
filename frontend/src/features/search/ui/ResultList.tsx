import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { PageBody } from '../../../components/PageBody';
import { hiddenWhileUnread, QUERY_ATTRIBUTE } from '../../../components/Unread';

/** Reserves room for the results, so that the footer does not jump when they are rendered. */
export const ResultRoom = styled(PageBody)(({ theme: { space } }) => ({
  '@media (scripting: enabled)': { minHeight: `calc(19rem + ${space.section})` },
  [`html[${QUERY_ATTRIBUTE}*="q="] &`]: { minHeight: '100vh' },
  ...hiddenWhileUnread('q='),
}));

/** Links side by side where there is room. */
export const LinkColumns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  alignItems: 'start',
  // Those of the page's header.
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
}));

export const ResultGroup = styled('section')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
}));

/** In two columns where there is room. */
export const Results = styled(List)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3, 8),
  width: '100%',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { maxWidth: '46rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h3 a': { display: 'inline-block', paddingBlock: '0.1rem' },
  '& mark': { borderRadius: 3, background: vars.palette.background.strong, color: vars.palette.text.heading },
  '& p mark': { fontWeight: 650 },
  // The page that a result is on, or the figures that matched, and the excerpt.
  '& h3 + p:not(:last-child)': { fontWeight: 600 },
  '& p:last-child': { marginTop: spacing(0.5) },
})) as typeof List;
