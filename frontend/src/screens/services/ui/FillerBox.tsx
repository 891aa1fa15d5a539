import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PlaceholderNote } from '../../../components/sections/PlaceholderNote';

const Box = styled(Paper)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignContent: 'start',
  padding: spacing(3),
  borderStyle: 'dashed',
  borderColor: vars.palette.outline,
  background: 'none',
  color: vars.palette.text.secondary,
}));

/** Marks filler of the page template. */
export function FillerBox({ note, children }: { note: string; children: ReactNode }) {
  return (
    <Box>
      <PlaceholderNote text={note} />
      {children}
    </Box>
  );
}
