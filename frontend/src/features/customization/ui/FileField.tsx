import InputBase from '@mui/material/InputBase';
import type { Ref } from 'react';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

/** A file chosen from the visitor's device. It has no name of its own: forms send no files. */
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
