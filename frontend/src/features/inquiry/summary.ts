import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder, isShown } from '../../domain/inquiry/visibility';

/** A value of an inquiry under its label. */
export interface SummaryLine {
  readonly label: string;
  readonly text: string;
}

/** What a visitor sends, in words and in the order of the form: every control on the screen that holds something. */
export function summaryOf(values: InquiryValues): readonly SummaryLine[] {
  return controlsInOrder.flatMap((control) => {
    const text = isShown(control, values) ? inWords(control, values) : '';
    return text ? [{ label: inquiryControls[control].label, text }] : [];
  });
}

function inWords(control: InquiryControl, values: InquiryValues): string {
  const value = values[control].trim();
  // The two make one number; one that cannot be sent has a code of its own.
  if (control === 'CountryCode') return '';
  if (control === 'Phone') return /^\d+$/.test(value) ? `${values.CountryCode} ${value}` : value;
  return inquiryControls[control].options?.find((option) => option.value === value)?.label ?? value;
}
