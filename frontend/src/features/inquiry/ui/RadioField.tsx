import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { describedBy, Field, type FieldProps } from '../../../components/form/Field';
import type { FieldOption } from '../../forms/ui/SelectField';

interface RadioFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly FieldOption[];
}

/** A question with a few visible answers. `value` is empty if none is chosen. */
export function RadioField({ value, onChange, options, ...field }: RadioFieldProps) {
  return (
    <Field {...field} as="span">
      <RadioGroup
        row
        name={field.name}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={describedBy(field)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disableTypography
            control={<Radio id={`${field.id}-${option.value}`} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
