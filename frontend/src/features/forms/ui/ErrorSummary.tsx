import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';

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

interface Target {
  readonly id: string;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** The fields in the order of the form. */
  readonly fields: readonly (Target & { readonly name: string })[];
  /** A control that may correct several errors at once, and what to do there. */
  readonly advice?: Target | undefined;
  /** Counts failed attempts: after each one the summary takes the focus. */
  readonly attempt: number;
}

/** Links to the fields with an error from the last submission that were not edited since, above a form. */
export function ErrorSummary({ title, fields, advice, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const invalid = fields.filter(({ name }) => submitErrors?.[name]);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (invalid.length === 0) return null;
  return (
    <Box ref={box} severity="error" icon={false} tabIndex={-1}>
      <AlertTitle component="h3">{title}</AlertTitle>
      <ul>
        {invalid.map((field) => (
          <li key={field.id}>{linkTo(field)}</li>
        ))}
      </ul>
      {advice && linkTo(advice)}
    </Box>
  );
}

const linkTo = ({ id, label }: Target) => (
  <Link href={`#${id}`} onClick={(event) => goTo(event, id)}>
    {label}
  </Link>
);

/** Focuses the control without navigating, which would add a history entry. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
