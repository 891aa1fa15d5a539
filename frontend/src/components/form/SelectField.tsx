import { describedBy, Field, type FieldProps } from './Field';
import styles from './field.module.css';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly FieldOption[];
  readonly autoComplete?: string | undefined;
}

/** A choice from a short list, by the platform's own list: on a phone nothing is easier to use. */
export function SelectField({ value, onChange, options, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <select
        id={field.id}
        name={field.name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required={field.required}
        autoComplete={autoComplete}
        aria-describedby={describedBy(field)}
        aria-invalid={field.error !== undefined}
        className={`${styles.control} ${styles.select}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
