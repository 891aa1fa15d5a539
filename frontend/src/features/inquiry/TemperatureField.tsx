import { useState } from 'react';
import { Button } from '../../components/Button';
import type { FieldProps } from '../../components/form/Field';
import { inquiryTexts } from '../../content/inquiry';
import {
  echoOf,
  entered,
  storedTemperature,
  switchUnit,
  type TemperatureEntry,
  type TemperatureUnit,
} from '../../domain/inquiry/temperature';
import { UnitRow } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';

const { unit: unitLabel, same, sentAs, meantCelsius, yesCelsius } = inquiryTexts;
const units = (['°F', '°C'] as const).map((unit) => ({ value: unit, label: unit }));

interface TemperatureFieldProps extends FieldProps {
  /** In °F, as the inquiry is sent. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A temperature that is sent in °F and may be entered in °C, by choosing or typing the unit. Shows the value in the other
 * unit, and asks where °F was probably meant as °C.
 */
export function TemperatureField({ value, onChange, ...field }: TemperatureFieldProps) {
  const [last, setLast] = useState<TemperatureEntry>();
  // Other changes to the field, such as a restored draft, are in °F.
  const entry = last?.sent === value ? last : storedTemperature(value);
  const change = (next: TemperatureEntry) => {
    setLast(next);
    if (next.sent !== value) onChange(next.sent);
  };
  const { sent, same: both, meant } = echoOf(entry);
  return (
    <>
      <UnitRow>
        <TextField {...field} value={entry.text} onChange={(text) => change(entered(text, entry.unit))} />
        <SelectField
          id={`${field.id}-unit`}
          name=""
          label={unitLabel}
          options={units}
          value={entry.unit}
          onChange={(unit) => (unit as TemperatureUnit) !== entry.unit && change(switchUnit(entry))}
        />
      </UnitRow>
      <FormStatus>
        {sent && sentAs(sent)}
        {both && `${same(both.entered, both.other)} `}
        {meant && meantCelsius(meant)}
      </FormStatus>
      {meant && (
        <Button variant="quiet" onClick={() => change(entered(value, '°C'))}>
          {yesCelsius(meant)}
        </Button>
      )}
    </>
  );
}
