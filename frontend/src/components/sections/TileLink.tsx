import Card, { type CardProps } from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { PlainLink } from '../SiteLink';

const Tile = styled(Card)(({ theme: { spacing, vars } }) => ({
  display: 'block',
  padding: spacing(2, 3),
  color: vars.palette.text.link,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { borderColor: vars.palette.accent.main, background: vars.palette.background.tint },
})) as typeof Card;

/** A card that is a link as a whole. */
export function TileLink(props: CardProps<'a'> & { href: string }) {
  return <Tile {...props} component={PlainLink} />;
}
