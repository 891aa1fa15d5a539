import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import type { FieldProps } from '../../components/form/Field';
import { inquiryTexts } from '../../content/inquiry';
import {
  echoOf,
  entered,
  storedTemperature,
  switchUnit,
  type TemperatureEntry,
} from '../../domain/inquiry/temperature';
import type { TemperatureUnit } from '../../domain/quantities';
import { UnitRow } from '../forms/ui/FormParts';
import { SelectField } from '../forms/ui/SelectField';
import { StatusRegion } from '../forms/ui/StatusRegion';
import { TextField } from '../forms/ui/TextField';

const { unit: unitLabel, same, sentAs, meantCelsius, yesCelsius } = inquiryTexts;
const units = (['°F', '°C'] as const).map((unit) => ({ value: unit, label: unit }));

interface TemperatureFieldProps extends FieldProps {
  /** In °F, as the inquiry is sent. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const unitId = (id: string) => `${id}-unit`;

/** What was entered before hydration in the field with this id and in the select of its unit, which has no name. */
export function earlyTemperature(id: string): TemperatureEntry {
  const [text = '', unit] = [id, unitId(id)].map(
    (control) => (document.getElementById(control) as HTMLInputElement | HTMLSelectElement | null)?.value,
  );
  return entered(text, unit as TemperatureUnit);
}

/** A temperature, sent in °F: shows it in the other unit, and asks where °F was probably meant as °C. */
export function TemperatureField({ value, onChange, ...field }: TemperatureFieldProps) {
  const [last, setLast] = useState<TemperatureEntry>();
  // Other changes to the field, such as a restored draft, are in °F.
  const entry = last?.sent === value ? last : storedTemperature(value);
  const change = (next: TemperatureEntry) => {
    setLast(next);
    if (next.sent !== value) onChange(next.sent);
  };
  useEffect(() => setLast(earlyTemperature(field.id)), [field.id]);
  const answerYes = () => {
    // The pressed button is removed.
    document.getElementById(field.id)?.focus();
    change(entered(value, '°C'));
  };
  const { sent, same: both, meant } = echoOf(entry);
  const echo = [sent && sentAs(sent), both && same(both.entered, both.other), meant && meantCelsius(meant)];
  return (
    <>
      <UnitRow>
        <TextField {...field} value={entry.text} onChange={(text) => change(entered(text, entry.unit))} />
        <SelectField
          id={unitId(field.id)}
          name=""
          label={unitLabel}
          options={units}
          value={entry.unit}
          onChange={(unit) => (unit as TemperatureUnit) !== entry.unit && change(switchUnit(entry))}
        />
      </UnitRow>
      <StatusRegion>{echo.filter(Boolean).join(' ')}</StatusRegion>
      {meant && (
        <Button variant="quiet" onClick={answerYes}>
          <span>{yesCelsius(meant)}</span>
        </Button>
      )}
    </>
  );
}
