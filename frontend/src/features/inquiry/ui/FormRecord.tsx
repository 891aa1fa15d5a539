import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const List = styled('dl')(({ theme: { breakpoints, spacing, vars } }) => ({
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

interface RecordListProps {
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** A form's entries with their labels. */
export function RecordList({ lines }: RecordListProps) {
  return (
    <List>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

/** Collapsible preview of the entries. */
export const Foldable = styled('details')(({ theme: { radius, spacing, vars } }) => ({
  padding: spacing(1, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.s,
  background: vars.palette.background.soft,
  '& > summary': { paddingBlock: spacing(1), fontWeight: 650 },
}));

/** Printing prints only this section of the page. */
const Sheet = styled('section')(({ theme: { radius, spacing, vars } }) => ({
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

/** The record of a sent form, to be read, printed or saved. */
export function FormRecord({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id} tabIndex={-1}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Sheet>
  );
}
