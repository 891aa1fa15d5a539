import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, HTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps } from './Field';

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
  // As `inputProps`: MUI would put `required` on the frame around the control as well.
  const inputProps = { 'aria-describedby': describedBy(field), required: field.required, inputMode, autoComplete };
  return (
    <Field {...field}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        value={value}
        onChange={change}
        error={field.error !== undefined}
        notched={false}
        fullWidth
        {...(rows === undefined
          ? { type, inputProps }
          : // A plain text area: the growing one of MUI measures itself, and shifts what is below it.
            { multiline: true, inputComponent: 'textarea' as const, inputProps: { ...inputProps, rows } })}
      />
    </Field>
  );
}
