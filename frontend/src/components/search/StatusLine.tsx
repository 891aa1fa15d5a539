import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Line = styled(Typography)(({ theme: { vars } }) => ({ color: vars.palette.text.heading, fontWeight: 650 }));

/** What a list shows just now, said to screen readers at each change; it stands, empty, before there is anything to say. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <Line variant="lead" role="status">
      {children}
    </Line>
  );
}
