import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Frame = styled(Card)(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  padding: 'clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
  borderRadius: radius.l,
  [breakpoints.down('sm')]: { gap: spacing(1.5), padding: spacing(2) },
})) as typeof Card;

interface Props {
  id: string;
  headingId: string;
  title: string;
  children: ReactNode;
}

/** A card with a heading, below the banner's columns. */
export function FeatureCard({ id, headingId, title, children }: Props) {
  return (
    <Frame component="section" id={id} aria-labelledby={headingId} tabIndex={-1}>
      <Typography variant="h2" id={headingId}>
        {title}
      </Typography>
      {children}
    </Frame>
  );
}
