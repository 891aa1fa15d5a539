import Alert, { type AlertProps } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

/** In the page before it has something to say, as screen readers need it, and without room of its own until then. */
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

interface FormStatusProps {
  /** Without it, the words stand there plainly. */
  readonly severity?: AlertProps['severity'];
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What becomes of a form, said aloud when it changes and there to be read for as long as it holds. */
export function FormStatus({ severity, ref, children }: FormStatusProps) {
  return (
    <Region ref={ref} role="status">
      {children && severity ? (
        <Alert role="none" severity={severity} {...(severity === 'info' && { icon: false })}>
          {children}
        </Alert>
      ) : (
        children
      )}
    </Region>
  );
}
