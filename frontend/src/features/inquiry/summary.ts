import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder, isShown } from '../../domain/inquiry/visibility';

/** The visible, non-empty controls in the order of the form, with their values as displayed. */
export function summaryOf(values: InquiryValues) {
  return controlsInOrder.flatMap((control) => {
    const value = isShown(control, values) ? inWords(control, values) : '';
    return value ? [{ label: inquiryControls[control].label, value }] : [];
  });
}

function inWords(control: InquiryControl, values: InquiryValues): string {
  const value = values[control].trim();
  // Shown together with the phone number; a number that cannot be sent includes its own code.
  if (control === 'CountryCode') return '';
  if (control === 'Phone') return /^\d+$/.test(value) ? `${values.CountryCode} ${value}` : value;
  return inquiryControls[control].options?.find((option) => option.value === value)?.label ?? value;
}
