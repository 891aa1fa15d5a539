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
