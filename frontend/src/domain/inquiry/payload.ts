import { type InquiryControl, type InquiryPayload, type InquiryValues, payloadFields } from './contract';
import { inquiryDefaults } from './defaults';
import { detailControls } from './steps';
import { isShown } from './visibility';

/**
 * The request body: the fields of section 3, trimmed. Hidden values are not sent: closed details have their defaults,
 * and a control that a `no` hides is empty (section 4).
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

/** The details that were filled in and then closed, so that they are not sent. */
export const closedDetails = (values: InquiryValues): readonly InquiryControl[] =>
  values.IsMoreSpecificDetails === 'yes'
    ? []
    : detailControls.filter((control) => values[control] !== inquiryDefaults[control]);
