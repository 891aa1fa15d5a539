import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** Tells visitors without scripts what the page cannot do, and the alternative. */
export const NoScriptNote = ({ children }: { children: string }) => (
  <noscript>
    <Alert role="note" severity="info" icon={false}>
      <Typography>{children}</Typography>
    </Alert>
  </noscript>
);
