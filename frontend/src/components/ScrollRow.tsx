import { styled } from '@mui/material/styles';

/**
 * A list in one row, its items as wide as they share it and at least `narrowest` (rem), `onPhone` on a phone: where they do not fit, the row
 * scrolls, to the window's edges on a phone.
 */
export const ScrollRow = styled('ul', { shouldForwardProp: (prop) => prop !== 'narrowest' && prop !== 'onPhone' })<{
  narrowest: number;
  onPhone?: number;
}>(({ theme: { breakpoints, space, spacing }, narrowest, onPhone = narrowest }) => ({
  display: 'flex',
  gap: spacing(2),
  // With room for shadow and focus ring.
  margin: `calc(-1 * ${spacing(1)}) calc(-1 * ${space.gutter})`,
  padding: `${spacing(1)} ${space.gutter}`,
  overflowX: 'auto',
  scrollPaddingInline: space.gutter,
  scrollSnapType: 'x proximity',
  '& > li': { flex: `1 0 ${narrowest}rem`, scrollSnapAlign: 'start' },
  [breakpoints.down('sm')]: { '& > li': { flexBasis: `${onPhone}rem` } },
  // What scrolls is cut on paper.
  '@media print': { flexWrap: 'wrap', overflow: 'visible', '& > li': { flex: '0 0 30%' } },
}));
