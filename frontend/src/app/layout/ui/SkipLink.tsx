import { styled } from '@mui/material/styles';

const Link = styled('a')(({ theme: { radius, shadow, spacing, vars } }) => ({
  position: 'absolute',
  left: spacing(2),
  top: '-10rem',
  zIndex: 40,
  padding: spacing(1.5, 3),
  borderRadius: radius.s,
  background: vars.palette.background.paper,
  color: vars.palette.text.heading,
  fontWeight: 650,
  boxShadow: shadow.mid,
  '&:focus': { top: spacing(1.5) },
}));

/** The first link in tab order; skips the menus. */
export function SkipLink() {
  return <Link href="#main">Skip to content</Link>;
}
