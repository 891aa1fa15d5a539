import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** Profiles side by side where there is room. */
export const Profiles = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

export const Profile = styled(Card)(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  borderRadius: radius.l,
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr', gap: spacing(4), alignItems: 'start' },
  '& > :last-child': { justifyContent: 'center' },
})) as typeof Card;
