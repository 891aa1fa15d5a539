/** Form values as they stand in the tab's session storage, which is the visitor's and may hold anything. */
import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { canHoldPhone } from '../../domain/inquiry/phone';
import { readTexts } from '../forms/draft';

/** Of what was read from storage, the values that a control of the form could hold itself; `undefined` for no object. */
export const readValues = (stored: unknown): Partial<InquiryValues> | undefined =>
  readTexts(stored, inquiryDefaults, canHold);

function canHold(control: InquiryControl, value: string): boolean {
  if (control === 'Phone') return canHoldPhone(value);
  const { options } = inquiryControls[control];
  return !options || value === inquiryDefaults[control] || options.some((option) => option.value === value);
}
