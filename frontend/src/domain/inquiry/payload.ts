import { type InquiryControl, type InquiryPayload, type InquiryValues, payloadFields } from './contract';
import { inquiryDefaults } from './defaults';
import { isDetail, isShown } from './visibility';

/**
 * The body of the inquiry call: exactly the 32 fields of section 3, each a string without blanks
 * around it. What is not on the screen is not sent: with the detail section closed its fields have
 * their defaults, and a control hidden by `no` is empty (packaging dimensions, section 4).
 */
export function toPayload(values: InquiryValues): InquiryPayload {
  const entered = (control: InquiryControl): string => {
    if (isShown(control, values)) return values[control].trim();
    return isDetail(control) && values.IsMoreSpecificDetails !== 'yes' ? inquiryDefaults[control] : '';
  };
  const entries = payloadFields.map((field) => [
    field,
    field === 'Number' ? values.CountryCode + values.Phone : entered(field),
  ]);
  return Object.fromEntries(entries) as InquiryPayload;
}
