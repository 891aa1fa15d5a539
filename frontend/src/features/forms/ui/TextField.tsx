import InputBase from '@mui/material/InputBase';
import type { ChangeEvent, HTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

interface TextFieldProps extends FieldProps {
  /** Omitted for an uncontrolled field. */
  readonly value?: string;
  /** `pasted`: it was pasted, dropped or filled in by the browser instead of typed; `composing`: an input method still edits it. */
  readonly onChange?: (value: string, how: { readonly pasted: boolean; readonly composing: boolean }) => void;
  readonly type?: 'text' | 'email' | 'url';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  readonly autoComplete?: string | undefined;
  /** The id of a `<datalist>` with suggestions. */
  readonly list?: string | undefined;
  /** More than one row makes it a text area. */
  readonly rows?: number;
}

const pastes = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/** Autofill dispatches a plain `Event` instead of an `InputEvent`. */
const isPasted = (event: Event) => !(event instanceof InputEvent) || pastes.has(event.inputType);

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
    onChange?.(target.value, { pasted: isPasted(nativeEvent), composing: (nativeEvent as InputEvent).isComposing });
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
        // Not MUI's autosizing textarea, which is prerendered with a style attribute and measured on every page load.
        <InputBase {...shared} multiline rows={rows} inputComponent="textarea" inputProps={{ type: undefined }} />
      )}
    </Field>
  );
}
