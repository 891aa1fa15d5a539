import { useState } from 'react';
import { Button } from '../../components/Button';
import type { FieldProps } from '../../components/form/Field';
import { UnitRow } from '../../components/form/FormParts';
import { FormStatus } from '../../components/form/FormStatus';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { inquiryTexts } from '../../content/inquiry';
import { echoOf, type TemperatureUnit, toCelsiusText, toFahrenheitText } from '../../domain/inquiry/temperature';

const { unit: unitLabel, same, sentAs, meantCelsius, yesCelsius } = inquiryTexts;
const units = (['°F', '°C'] as const).map((unit) => ({ value: unit, label: unit }));

interface TemperatureFieldProps extends FieldProps {
  /** In °F, as the inquiry has it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A temperature in °F, which may be written in °C: it is said what that is in the other, and asked where it may be a slip. */
export function TemperatureField({ value, onChange, ...field }: TemperatureFieldProps) {
  const [celsius, setCelsius] = useState<string>();
  // What else changes the field, such as a draft, changes it in °F.
  const inCelsius = celsius !== undefined && toFahrenheitText(celsius, '°C') === value ? celsius : undefined;
  const enterCelsius = (text: string) => {
    setCelsius(text);
    onChange(toFahrenheitText(text, '°C'));
  };
  const choose = (unit: string) => {
    if ((unit as TemperatureUnit) === '°C') enterCelsius(toCelsiusText(value));
    else setCelsius(undefined);
  };
  const { same: both, meant } = inCelsius === undefined ? echoOf(value) : {};
  return (
    <>
      <UnitRow>
        <TextField
          {...field}
          value={inCelsius ?? value}
          onChange={(text) => (inCelsius === undefined ? onChange(text) : enterCelsius(text))}
        />
        <SelectField
          id={`${field.id}-unit`}
          name=""
          label={unitLabel}
          options={units}
          value={inCelsius === undefined ? '°F' : '°C'}
          onChange={choose}
        />
      </UnitRow>
      <FormStatus>
        {inCelsius && sentAs(value)}
        {both && `${same(both.entered, both.other)} `}
        {meant && meantCelsius(meant)}
      </FormStatus>
      {meant && (
        <Button variant="quiet" onClick={() => enterCelsius(toCelsiusText(value))}>
          {yesCelsius(meant)}
        </Button>
      )}
    </>
  );
}
