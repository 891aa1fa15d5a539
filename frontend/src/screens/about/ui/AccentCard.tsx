import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** A card of a list, with a stroke of the accent's color above its text. */
export const AccentCard = styled(Card)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignContent: 'start',
  padding: spacing(3),
  borderTop: `3px solid ${vars.palette.text.link}`,
})) as typeof Card;
