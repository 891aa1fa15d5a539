import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** Says what a page cannot do without script, to those who have none, and what there is instead. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Alert role="note" severity="info" icon={false}>
        <Typography>{children}</Typography>
      </Alert>
    </noscript>
  );
}
