import { styled } from '@mui/material/styles';

/** Reserves room for a form that loads later; `tall` for one of two parts. Apart from FinderParts, which loads with it. */
export const FormRoom = styled('div')<{ tall: boolean }>(({ theme: { breakpoints, mixins }, tall }) => ({
  minHeight: tall ? '40.5rem' : '27rem',
  [breakpoints.up('sm')]: { minHeight: tall ? '32.5rem' : '22rem' },
  ...mixins.needsScript,
}));
