import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** Numbered rows: a head, and the details beside it. */
export const NumberedRows = styled('ol')(({ theme: { breakpoints, space, spacing, vars } }) => ({
  counterReset: 'row',
  '& > li': {
    counterIncrement: 'row',
    display: 'grid',
    gap: spacing(3, 6),
    paddingBlock: space.section,
    [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.2fr' },
  },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

/** Title and summary of a row beside its number. */
export const RowHead = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gap: spacing(1.5),
  alignContent: 'start',
  paddingLeft: '4rem',
  '&::before': {
    content: 'counter(row)',
    position: 'absolute',
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: vars.palette.background.tint,
    color: vars.palette.text.heading,
    fontWeight: 700,
  },
  // The number is above the title where enlarged text leaves no room beside it.
  [breakpoints.down(20)]: { paddingLeft: 0, '&::before': { position: 'static' } },
}));

export const FillerBox = styled(Paper)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignContent: 'start',
  padding: spacing(3),
  borderStyle: 'dashed',
  borderColor: vars.palette.outline,
  background: 'none',
  color: vars.palette.text.secondary,
}));
