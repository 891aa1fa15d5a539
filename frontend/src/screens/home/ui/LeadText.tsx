import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Paragraphs in large type, and what they lead to. */
export function LeadText({ paragraphs, children }: { paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'flex-start', '& p': { maxWidth: '44rem' }, '& p + :not(p)': { marginTop: 1 } }}
    >
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} variant="lead">
          {paragraph}
        </Typography>
      ))}
      {children}
    </Stack>
  );
}
