import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';
import { Facts } from '../../../components/Facts';
import { TitledSection } from '../../../components/TitledSection';
import { inquiryTexts } from '../../../content/inquiry';

export const RecordList = styled(Facts)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(0.5, 3),
  '& > div': { display: 'grid', paddingBlock: spacing(0.5), borderTop: `1px solid ${vars.palette.divider}` },
  '& dt': { color: vars.palette.text.secondary },
  // Keeps the entered line breaks.
  '& dd': { minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 },
  [breakpoints.up('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: spacing(3) },
  },
}));

export const Foldable = styled('details')(({ theme: { radius, spacing, vars } }) => ({
  padding: spacing(1, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.s,
  background: vars.palette.background.soft,
  '& > summary': { paddingBlock: spacing(1), fontWeight: 650 },
}));

/** The record of a sent form, to be read, printed or saved. Printing prints only this section of the page. */
export const FormRecord = styled(TitledSection)(({ theme: { radius, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  padding: spacing(3),
  border: `1px solid ${vars.palette.success.main}`,
  borderRadius: radius.s,
  scrollMarginTop: '9rem',
  '& > dl': { width: '100%' },
  '@media print': {
    border: 0,
    padding: 0,
    'body:has(&) *:not(:has(&)):not(&):not(& *)': { display: 'none !important' },
    '& button': { display: 'none' },
  },
}));

/** A row for each item, with its quantity and a remove button at the end. */
export const RequestList = styled('ul')(({ theme: { breakpoints, spacing, vars } }) => ({
  maxWidth: '40rem',
  marginTop: spacing(1),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: spacing(1.5),
    paddingBlock: spacing(1),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li > :last-child': {
    gridColumn: 3,
    minWidth: '44px',
    minHeight: '2.75rem',
    padding: 0,
    fontSize: '1.25rem',
    textDecoration: 'none',
  },
  // The error of a quantity.
  '& > li > p': { gridColumn: '1 / -1', order: 1 },
  // The quantity has a row of its own, in which it fits with text of twice the size.
  [breakpoints.down(30)]: {
    '& > li > span:first-of-type': { gridColumn: '1 / 3' },
    '& > li > [role=group]': { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'start' },
  },
}));

/** Keeps its width when the spinner replaces the label. */
const Wide = styled(Button)({ minWidth: '11rem' });

/** A submit button, with a spinner while `busy`. Not disabled then, to keep the focus: the form ignores a second press. */
export function SubmitButton({ busy }: { readonly busy: boolean }) {
  return (
    <Wide type="submit" aria-disabled={busy || undefined}>
      {busy ? (
        <CircularProgress size="1.5rem" color="inherit" aria-label={inquiryTexts.submitting} />
      ) : (
        <span>{inquiryTexts.submit}</span>
      )}
    </Wide>
  );
}
