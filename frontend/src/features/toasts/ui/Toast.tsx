import Alert, { type AlertProps } from '@mui/material/Alert';

/** A short message over the page, as what shows toasts asks for it: `style` is that one's, for the movement. */
export function Toast(props: Pick<AlertProps, 'severity' | 'role' | 'style' | 'ref' | 'children'>) {
  return <Alert {...props} variant="filled" />;
}
