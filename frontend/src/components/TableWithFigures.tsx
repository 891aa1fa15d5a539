import { styled } from '@mui/material/styles';

/** A table and the drawings of its figures, one below the other; a narrow table has them beside it on wide windows. */
export const TableWithFigures = styled('div', { shouldForwardProp: (prop) => prop !== 'narrow' })<{ narrow: boolean }>(
  ({ theme: { breakpoints, spacing } }) => ({
    display: 'grid',
    gap: spacing(3),
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    // On paper the tables say it all.
    '@media print': { '& > :last-child > :first-child': { display: 'none' } },
    variants: [
      {
        props: { narrow: true },
        style: { [breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 37.5rem' } },
      },
    ],
  }),
);
