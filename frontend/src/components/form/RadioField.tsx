import { describedBy, FieldError, type FieldProps, Hint, labelClass } from './Field';
import styles from './field.module.css';
import type { FieldOption } from './SelectField';

interface RadioFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly FieldOption[];
}

/** A question with a few answers, all in sight. `value` is empty where none is chosen. */
export function RadioField({ value, onChange, options, ...field }: RadioFieldProps) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field)}>
      <legend className={labelClass(field.required)}>{field.label}</legend>
      <Hint {...field} />
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} htmlFor={`${field.id}-${option.value}`}>
            <input
              type="radio"
              className={styles.radio}
              id={`${field.id}-${option.value}`}
              name={field.name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError {...field} />
    </fieldset>
  );
}
