import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  /** Omitted for an uncontrolled field. */
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

/** A native select: the easiest list to use on a phone. */
export function SelectField({ value, onChange, options, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect
        input={<InputBase />}
        IconComponent={Chevron}
        id={field.id}
        {...(field.name && { name: field.name })}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        autoComplete={autoComplete}
        aria-describedby={describedBy(field)}
        // HTML allows `required` only on a select that starts with an empty option.
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
