import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Line = styled(Typography)(({ theme: { vars } }) => ({ color: vars.palette.text.heading, fontWeight: 650 }));

/** A live region that says what a list shows. It is rendered even when empty, so that screen readers announce its changes. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <Line variant="lead" role="status">
      {children}
    </Line>
  );
}
