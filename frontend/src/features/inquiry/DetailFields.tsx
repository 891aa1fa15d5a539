import type { RefObject } from 'react';
import type { InquiryStep } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { useEarlyInput } from '../forms/fillIn';
import { DetailSteps } from './DetailSteps';
import { controlId, FieldScopeContext, useLastingValues } from './fieldScope';
import { earlyTemperature } from './TemperatureField';

/** The inquiry's detail fields for another form, without validation (section 5). */
export function DetailFields({ idPrefix, steps }: { idPrefix: string; steps: readonly InquiryStep[] }) {
  useLastingValues();
  return (
    <FieldScopeContext value={{ idPrefix, validated: false }}>
      <DetailSteps steps={steps} />
    </FieldScopeContext>
  );
}

/**
 * Takes over what was entered before hydration. A temperature was not parsed yet, and may be in °C; that of a form which
 * React has rendered anew is known without its unit.
 */
export function useEarlyDetails(
  form: RefObject<HTMLFormElement | null>,
  idPrefix: string,
  defaults: Readonly<InquiryValues>,
): void {
  useEarlyInput(form, defaults, ({ TemperatureRange, ...rest }) => {
    if (TemperatureRange === undefined) return rest;
    const { sent } = earlyTemperature(controlId(idPrefix, 'TemperatureRange'));
    return { ...rest, TemperatureRange: sent || TemperatureRange };
  });
}
