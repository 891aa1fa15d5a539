import type { ChangeEvent, HTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps } from './Field';
import styles from './field.module.css';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** `pasted`: the text came from the clipboard or was dropped, not typed. */
  readonly onChange: (value: string, how: { readonly pasted: boolean }) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  readonly autoComplete?: string | undefined;
  /** More than one row makes it a text area. */
  readonly rows?: number;
}

const pastes = new Set(['insertFromPaste', 'insertFromDrop']);

/** A line or an area of text under its label. */
export function TextField({ value, onChange, type = 'text', inputMode, autoComplete, rows, ...field }: TextFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(target.value, { pasted: nativeEvent instanceof InputEvent && pastes.has(nativeEvent.inputType) });
  const shared = {
    id: field.id,
    name: field.name,
    value,
    onChange: change,
    required: field.required,
    autoComplete,
    'aria-describedby': describedBy(field),
    'aria-invalid': field.error !== undefined,
    className: styles.control,
  };
  return (
    <Field {...field}>
      {rows === undefined ? (
        <input {...shared} type={type} inputMode={inputMode} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </Field>
  );
}
