import { styled } from '@mui/material/styles';

/** A table and its drawings: stacked, on wide windows side by side. */
export const TableWithDrawings = styled('div')<{ narrow: boolean }>(
  ({ theme: { breakpoints, mixins, spacing }, narrow }) => ({
    display: 'grid',
    gap: spacing(3),
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    // Paper has only the tables.
    '@media print': { '& > :last-child > :first-child': { display: 'none' } },
    // A wide table leaves room for one column of drawings, a narrow one for two.
    [breakpoints.up('xl')]: {
      gridTemplateColumns: narrow ? 'minmax(0, 1fr) 37.5rem' : 'minmax(0, auto) minmax(20rem, 1fr)',
      // The drawings, and the sizes below them, stay in view beside a longer table, where the window has the height for both.
      '@media (min-height: 56em)': { '& > :last-child': mixins.staysInView },
    },
  }),
);
