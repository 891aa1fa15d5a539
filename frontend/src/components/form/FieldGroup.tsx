import { type ReactNode, useId } from 'react';
import { Hint, labelClass } from './Field';
import styles from './field.module.css';

/** Several controls under one legend, side by side where they fit, such as length, width and height. */
export function FieldGroup(props: {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={props.hint && `${id}-hint`}>
      <legend className={labelClass(false)}>{props.legend}</legend>
      <Hint id={id} hint={props.hint} />
      <div className={styles.columns}>{props.children}</div>
    </fieldset>
  );
}
