import { styled } from '@mui/material/styles';

/** Holds a list of cards that fill rows of three on a wide window. */
export const RowsOfThree = styled('div')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('lg')]: {
    '& > ol': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
}));
