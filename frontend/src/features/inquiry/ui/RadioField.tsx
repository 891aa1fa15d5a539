import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { describedBy, FieldError, type FieldProps, Hint } from '../../../components/form/Field';
import type { FieldOption } from '../../forms/ui/SelectField';

interface RadioFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly FieldOption[];
}

/** A question with a few visible answers. `value` is empty if none is chosen. */
export function RadioField({ value, onChange, options, ...field }: RadioFieldProps) {
  const labelId = `${field.id}-label`;
  return (
    <FormControl required={field.required ?? false} error={field.error !== undefined}>
      <FormLabel component="span" id={labelId}>
        {field.label}
      </FormLabel>
      <Hint {...field} />
      <RadioGroup
        row
        name={field.name}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
        aria-labelledby={labelId}
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
      <FieldError {...field} />
    </FormControl>
  );
}
