import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import { StatusRegion } from './StatusRegion';

interface FormStatusProps extends ComponentProps<typeof StatusRegion> {
  /** Undefined while there is no message. */
  readonly severity: AlertProps['severity'] | undefined;
}

/** The status of a form in an Alert, announced when it changes. */
export function FormStatus({ severity, ref, children }: FormStatusProps) {
  return (
    <StatusRegion ref={ref}>
      {children && (
        <Alert role="none" severity={severity} {...(severity === 'info' && { icon: false })}>
          {children}
        </Alert>
      )}
    </StatusRegion>
  );
}
