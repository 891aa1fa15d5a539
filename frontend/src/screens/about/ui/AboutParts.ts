import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** A list item as a card with an accent line at its top. */
export const AccentCard = styled(Card)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignContent: 'start',
  padding: spacing(3),
  borderTop: `3px solid ${vars.palette.text.link}`,
})) as typeof Card;

/** Numbered notes, side by side on a wide window. */
export const ProcessNotes = styled('ol')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  counterReset: 'note',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > li': {
    counterIncrement: 'note',
    '& > h3 + p': { maxWidth: '40rem', marginTop: spacing(1) },
    '&::before': {
      content: 'counter(note, decimal-leading-zero)',
      display: 'block',
      marginBottom: spacing(1.5),
      paddingBottom: spacing(1.5),
      borderBottom: `1px solid ${vars.palette.divider}`,
      color: vars.palette.text.link,
      fontSize: '1.75rem',
      fontWeight: 700,
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
    },
    // The number is to the left of the note where notes are stacked and there is room.
    [breakpoints.between('sm', 'lg')]: {
      display: 'grid',
      gridTemplateColumns: '4.5rem 1fr',
      paddingTop: spacing(2),
      borderTop: `1px solid ${vars.palette.divider}`,
      '& > *': { gridColumn: 2 },
      '&::before': { gridRow: '1 / span 3', paddingBlock: spacing(0.5), borderBottom: 0 },
    },
  },
}));
