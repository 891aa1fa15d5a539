import InputBase from '@mui/material/InputBase';
import type { Ref } from 'react';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

/** A file input. It has no name, because no form sends files. */
export function FileField({
  ref,
  ...field
}: Pick<FieldProps, 'id' | 'label' | 'hint'> & { ref: Ref<HTMLInputElement> }) {
  return (
    <Field {...field} name="">
      <InputBase inputRef={ref} id={field.id} type="file" aria-describedby={describedBy(field)} />
    </Field>
  );
}
