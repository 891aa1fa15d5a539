import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

/** The props that every form control shares. `id` is the control's own id. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;
}

/** Helper text, which keeps its look when the control has an error. */
export function Hint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <FormHelperText id={hintId(id)} error={false}>
      {hint}
    </FormHelperText>
  ) : null;
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? <FormHelperText id={errorId(id)}>{error}</FormHelperText> : null;
}

/**
 * Label, hint, one control and its error, in this order. Built from the parts of MUI's TextField, which itself has no
 * place for a hint above the control and adds 15 kB for a select menu that is not native.
 */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  return (
    <FormControl required={field.required ?? false} error={field.error !== undefined}>
      <FormLabel htmlFor={field.id}>{field.label}</FormLabel>
      <Hint {...field} />
      {children}
      <FieldError {...field} />
    </FormControl>
  );
}
