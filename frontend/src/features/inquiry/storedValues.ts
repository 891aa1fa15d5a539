/** Form values as they stand in the tab's session storage, which is the visitor's and may hold anything. */
import { type InquiryControl, type InquiryValues, inquiryControls, inquiryDefaults } from '../../content/inquiry';
import { readPhone } from './phone';

/** Of what was read from storage, the values that a control of the form could hold itself; `undefined` for no object. */
export function readValues(stored: unknown): Partial<InquiryValues> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entries = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(inquiryDefaults, name) && canHold(name as InquiryControl, value),
  );
  return Object.fromEntries(entries) as Partial<Record<InquiryControl, string>>;
}

function canHold(control: InquiryControl, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (control === 'Phone') return readPhone(value).digits === value;
  const { options } = inquiryControls[control];
  return !options || value === inquiryDefaults[control] || options.some((option) => option.value === value);
}
