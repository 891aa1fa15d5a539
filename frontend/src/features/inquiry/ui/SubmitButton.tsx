import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';

/** Wide enough that the spinner in place of the label does not change its size. */
const Wide = styled(Button)({ minWidth: '11rem' });

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  /** What the spinner says to those who do not see it. */
  readonly busyLabel: string;
}

/**
 * A form's button: a spinner in place of its label while `busy`. It keeps the focus then, which a disabled one would
 * lose, so the form must refuse a second submission itself.
 */
export function SubmitButton({ label, busy, busyLabel }: SubmitButtonProps) {
  return (
    <Wide type="submit" aria-disabled={busy || undefined}>
      {busy ? <CircularProgress size="1.5rem" color="inherit" aria-label={busyLabel} /> : label}
    </Wide>
  );
}
