import Alert, { type AlertProps } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

/** A live region has to be in the page before its first message; empty, it takes no room. */
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

interface FormStatusProps {
  /** Renders the message in an Alert; without it, as plain text. */
  readonly severity?: AlertProps['severity'] | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The status of a form, announced when it changes. */
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
