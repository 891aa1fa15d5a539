import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Text = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  '& p': {
    maxWidth: '44rem',
  },
  '& p + :not(p)': {
    marginTop: spacing(1),
  },
}));

/** Paragraphs in large type, and what they lead to. */
export function LeadText({ paragraphs, children }: { paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <Text>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} variant="lead">
          {paragraph}
        </Typography>
      ))}
      {children}
    </Text>
  );
}
