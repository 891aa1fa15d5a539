import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';
import { inquiryTexts } from '../../../content/inquiry';

/** Keeps its width when the spinner replaces the label. */
const Wide = styled(Button)({ minWidth: '11rem' });

/**
 * A submit button with a spinner in place of its label while `busy`. It is not disabled then, which would lose the focus,
 * so the form itself must ignore a second submission.
 */
export function SubmitButton({ busy }: { readonly busy: boolean }) {
  return (
    <Wide type="submit" aria-disabled={busy || undefined}>
      {busy ? (
        <CircularProgress size="1.5rem" color="inherit" aria-label={inquiryTexts.submitting} />
      ) : (
        inquiryTexts.submit
      )}
    </Wide>
  );
}
