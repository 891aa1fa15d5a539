import type { ReactNode } from 'react';
import styles from './field.module.css';

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

/** Class of a label or legend; an asterisk follows where the control is required. */
export function labelClass(required: boolean | undefined): string {
  return `${styles.label} ${required ? styles.required : ''}`;
}

export function Hint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <p className={styles.hint} id={hintId(id)}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p className={styles.error} id={errorId(id)}>
      {error}
    </p>
  ) : null;
}

/** Label, hint, one control and its error, in this order. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={labelClass(field.required)} htmlFor={field.id}>
        {field.label}
      </label>
      <Hint {...field} />
      {children}
      <FieldError {...field} />
    </div>
  );
}
