import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** Columns with full rows: the last item takes the rest of its row. */
export const CardGrid = styled('ul')(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 2),
  [breakpoints.down('sm')]: {
    gap: spacing(1.5),
    // A card alone in its row is aligned with none.
    '& article p': { minHeight: 0 },
  },
  [breakpoints.between(20, 'sm')]: {
    // The picture beside the text: a phone shows two coolers at once.
    '& article': { flexDirection: 'row' },
    '& article > :first-child': {
      flex: '0 0 33%',
      alignSelf: 'start',
      margin: spacing(2, 0, 0, 2),
      borderRadius: radius.s,
    },
    // Name and figure in one line of text that wraps.
    '& dl > div': { display: 'block' },
    '& dl > div > *': { display: 'inline' },
    '& dt::after': { content: '" "' },
  },
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > :last-child:nth-child(3n + 1)': { gridColumn: '1 / -1' },
    '& > :last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > :last-child:nth-child(4n + 1)': { gridColumn: '1 / -1' },
    '& > :last-child:nth-child(4n + 2)': { gridColumn: 'span 3' },
    '& > :last-child:nth-child(4n + 3)': { gridColumn: 'span 2' },
  },
}));

/** A dashed card for custom products. */
export const OtherCard = styled(Card)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: spacing(2),
  height: '100%',
  padding: 'clamp(min(1.5rem, 7vw), 0.5rem + 3vw, 4rem)',
  border: `1.5px dashed ${vars.palette.outline}`,
  background: vars.palette.background.soft,
  '& > p': { maxWidth: '34rem' },
  [breakpoints.down('sm')]: { justifyItems: 'stretch' },
}));
