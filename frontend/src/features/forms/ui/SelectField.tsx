import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  /** Without it, the control keeps its value itself. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly options: readonly FieldOption[];
  readonly autoComplete?: string | undefined;
}

function Chevron({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

/** A choice from a short list, by the platform's own list: on a phone nothing is easier to use. */
export function SelectField({ value, onChange, options, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect
        input={<InputBase />}
        IconComponent={Chevron}
        id={field.id}
        name={field.name}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        autoComplete={autoComplete}
        aria-describedby={describedBy(field)}
        // HTML has `required` for a list that begins with an empty choice; this one always has an answer.
        inputProps={options[0]?.value ? { required: undefined, 'aria-required': field.required } : {}}
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
