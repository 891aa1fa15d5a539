import { type InquiryControl, type InquiryPayload, type InquiryValues, payloadFields } from './contract';
import { inquiryDefaults } from './defaults';
import { isShown } from './visibility';

/**
 * The request body: exactly the fields of section 3, trimmed. Hidden values are not sent: if the details are closed, their
 * fields have their defaults; a control that is hidden by `no` is empty (packaging dimensions, section 4).
 */
export function toPayload(values: InquiryValues): InquiryPayload {
  const entered = (control: InquiryControl): string =>
    isShown(control, values) ? values[control].trim() : inquiryDefaults[control];
  const entries = payloadFields.map((field) => [
    field,
    field === 'Number' ? values.CountryCode + values.Phone : entered(field),
  ]);
  return Object.fromEntries(entries) as InquiryPayload;
}
