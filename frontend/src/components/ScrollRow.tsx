import { styled } from '@mui/material/styles';

/** A list in one row, which scrolls if it is too long. Items are at least `narrowest` rem wide, on a phone `onPhone`. */
export const ScrollRow = styled('ul', { shouldForwardProp: (prop) => prop !== 'narrowest' && prop !== 'onPhone' })<{
  narrowest: number;
  onPhone?: number;
}>(({ theme: { breakpoints, space, spacing }, narrowest, onPhone = narrowest }) => ({
  display: 'flex',
  gap: spacing(2),
  // Leaves room for the shadow and the focus ring.
  margin: `calc(-1 * ${spacing(1)}) calc(-1 * ${space.gutter})`,
  padding: `${spacing(1)} ${space.gutter}`,
  overflowX: 'auto',
  scrollPaddingInline: space.gutter,
  scrollSnapType: 'x proximity',
  '& > li': { flex: `1 0 ${narrowest}rem`, scrollSnapAlign: 'start' },
  [breakpoints.down('sm')]: { '& > li': { flexBasis: `${onPhone}rem` } },
  // On paper nothing scrolls.
  '@media print': { flexWrap: 'wrap', overflow: 'visible', '& > li': { flex: '0 0 30%' } },
}));
