import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';

const Box = styled(Alert)(({ theme: { spacing, vars } }) => ({
  '--link': vars.palette.error.main,
  scrollMarginTop: '9rem',
  padding: spacing(1, 3, 0),
  border: `1px solid ${vars.palette.error.main}`,
  borderLeftWidth: 6,
  '&:focus': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: spacing(3), marginTop: spacing(0.5) },
  '& a': { display: 'inline-block', paddingBlock: '0.65rem' },
}));

interface ErrorSummaryProps {
  readonly title: string;
  /** The invalid fields in the order of the form: the control's id and label. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  /** A control that may correct several of them at once, and what to do there. */
  readonly advice?: { readonly id: string; readonly label: string } | undefined;
  /** Counts failed attempts: after each one the summary takes the focus. */
  readonly attempt: number;
}

/** Lists the invalid fields above a form with a link to each; the messages are below the fields. */
export function ErrorSummary({ title, fields, advice, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (fields.length === 0) return null;
  return (
    <Box ref={box} severity="error" icon={false} tabIndex={-1}>
      <AlertTitle component="h3">{title}</AlertTitle>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <Link href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {advice && (
        <Link href={`#${advice.id}`} onClick={(event) => goTo(event, advice.id)}>
          {advice.label}
        </Link>
      )}
    </Box>
  );
}

/** Focuses the control without navigating, which would add a history entry. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
