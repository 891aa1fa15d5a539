import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * A live region that says what a list shows. It is rendered even when empty, so that screen readers announce its changes. It
 * may repeat a word of any length that the visitor entered.
 */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <Typography variant="lead" role="status" sx={{ color: 'text.heading', fontWeight: 650, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
