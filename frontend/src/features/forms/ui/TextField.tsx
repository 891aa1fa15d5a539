import InputBase from '@mui/material/InputBase';
import type { ChangeEvent, HTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

interface TextFieldProps extends FieldProps {
  /** Without it, the control keeps its value itself. */
  readonly value?: string;
  /** `pasted`: the text came from the clipboard, was dropped or filled in by the browser, not typed. */
  readonly onChange?: (value: string, how: { readonly pasted: boolean }) => void;
  readonly type?: 'text' | 'email' | 'url';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  readonly autoComplete?: string | undefined;
  /** The id of a `<datalist>` with suggestions. */
  readonly list?: string | undefined;
  /** More than one row makes it a text area. */
  readonly rows?: number;
}

const pastes = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/** A browser that fills in a form tells of it by a plain event, which says nothing of typing. */
const isPasted = (event: Event) => !(event instanceof InputEvent) || pastes.has(event.inputType);

/** A line or an area of text under its label. */
export function TextField({
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  list,
  rows,
  ...field
}: TextFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange?.(target.value, { pasted: isPasted(nativeEvent) });
  const shared = {
    id: field.id,
    name: field.name,
    value,
    onChange: change,
    autoComplete,
    'aria-describedby': describedBy(field),
  };
  return (
    <Field {...field}>
      {rows === undefined ? (
        <InputBase {...shared} type={type} inputProps={{ inputMode, list }} />
      ) : (
        // The browser's own: one that grows would be measured on every page load, and prerendered with a style of its own.
        <InputBase {...shared} multiline rows={rows} inputComponent="textarea" inputProps={{ type: undefined }} />
      )}
    </Field>
  );
}
