import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

/** What every control shows and is called by. `id` is the control's own. */
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

/** What helps to fill a control in. It stays as it is when the control is at fault. */
export function Hint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <FormHelperText id={hintId(id)} error={false}>
      {hint}
    </FormHelperText>
  ) : null;
}

/** What is wrong with a control. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? <FormHelperText id={errorId(id)}>{error}</FormHelperText> : null;
}

/**
 * Label, hint, one control and its error, in this order. The parts that MUI's TextField is made of, by themselves: it has
 * no place for a hint above the control, and would bring 15 kB for lists that are not the platform's own.
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
