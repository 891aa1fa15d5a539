import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Monogram } from '../../../components/sections/Monogram';

/** Profiles side by side where there is room. */
export const Profiles = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Person = styled(Card)(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  borderRadius: radius.l,
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'auto 1fr',
    gap: spacing(4),
    alignItems: 'start',
  },
})) as typeof Card;

interface Props {
  id: string;
  name: string;
  monogram: string;
  children: ReactNode;
}

/** A team member's profile. */
export function Profile({ id, name, monogram, children }: Props) {
  return (
    <Person component="article" id={id}>
      <Monogram letters={monogram} large />
      <Stack spacing={2} sx={{ justifyContent: 'center' }}>
        <Typography variant="h2">{name}</Typography>
        {children}
      </Stack>
    </Person>
  );
}
