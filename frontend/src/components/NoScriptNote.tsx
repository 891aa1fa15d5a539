import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { notices } from '../content/notices';
import { useHydrated } from '../lib/useHydrated';
import { Incomplete } from './Incomplete';

/** Tells visitors without scripts what the page cannot do, and the alternative; and those whose scripts have not loaded. */
export function NoScriptNote({ children }: { children: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <noscript>
        <Alert role="note" severity="info" icon={false}>
          <Typography>{children}</Typography>
        </Alert>
      </noscript>
      {!hydrated && <Incomplete>{notices.pageIncomplete}</Incomplete>}
    </>
  );
}
