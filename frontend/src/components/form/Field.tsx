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

interface Props extends Omit<FieldProps, 'name'> {
  /** The element of the label: `legend` for a fieldset, `span` with the id `<id>-label` for a group that it names. */
  readonly as?: 'label' | 'legend' | 'span';
  readonly children: ReactNode;
}

/**
 * Label, hint, one control and its error, in this order. Built from the parts of MUI's TextField, which itself has no
 * place for a hint above the control and adds 15 kB for a select menu that is not native.
 */
export function Field({ as = 'label', children, id, label, hint, error, required = false }: Props) {
  const group =
    as === 'legend' && ({ component: 'fieldset', 'aria-describedby': describedBy({ id, hint, error }) } as const);
  const naming = as === 'label' ? { htmlFor: id } : { component: as, ...(as === 'span' && { id: `${id}-label` }) };
  return (
    <FormControl {...group} required={required} error={error !== undefined}>
      <FormLabel {...naming}>{label}</FormLabel>
      {hint && (
        // Keeps its look when the control has an error.
        <FormHelperText id={hintId(id)} error={false}>
          {hint}
        </FormHelperText>
      )}
      {children}
      {error && <FormHelperText id={errorId(id)}>{error}</FormHelperText>}
    </FormControl>
  );
}
