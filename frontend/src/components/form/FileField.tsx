import type { Ref } from 'react';
import { describedBy, Field, type FieldProps } from './Field';
import styles from './FileField.module.css';

/** A file chosen from the visitor's device. It has no name of its own: forms send no files. */
export function FileField({
  ref,
  ...field
}: Pick<FieldProps, 'id' | 'label' | 'hint'> & { ref: Ref<HTMLInputElement> }) {
  return (
    <Field {...field} name="">
      <input ref={ref} id={field.id} type="file" className={styles.file} aria-describedby={describedBy(field)} />
    </Field>
  );
}
