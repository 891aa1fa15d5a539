import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field';

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
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={field.error !== undefined}
        fullWidth
        input={<OutlinedInput notched={false} />}
        inputProps={{
          id: field.id,
          name: field.name,
          required: field.required,
          autoComplete,
          'aria-describedby': describedBy(field),
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
