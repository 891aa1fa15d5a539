import { styled } from '@mui/material/styles';

/**
 * Reserves room for a form that loads later, so that nothing below moves; `tall` for a form of two parts. Apart
 * from FinderParts, which loads with the form.
 */
export const FormRoom = styled('div')<{ tall: boolean }>(({ theme: { breakpoints, mixins }, tall }) => ({
  minHeight: tall ? '40.5rem' : '27rem',
  [breakpoints.up('sm')]: { minHeight: tall ? '32.5rem' : '22rem' },
  ...mixins.needsScript,
}));
