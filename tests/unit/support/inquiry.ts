import fc from 'fast-check';
import { inquiryControls } from '../../../frontend/src/content/inquiry';
import type { InquiryControl, InquiryValues } from '../../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../../frontend/src/domain/inquiry/defaults';

/** A form that can be sent, with its details closed. */
export const filledIn: InquiryValues = {
  ...inquiryDefaults,
  FullName: 'Ann Example',
  Email: 'ann@example.com',
  Phone: '8005550199',
  ProductName: 'Kelvin',
  Message: 'Two coolers for a blood bank.',
};

function anyValueOf(control: InquiryControl): fc.Arbitrary<string> {
  if (control === 'Phone') return fc.stringMatching(/^\d{0,10}$/);
  const { options } = inquiryControls[control];
  const choices = new Set([inquiryDefaults[control], ...(options ?? []).map(({ value }) => value)]);
  return options ? fc.constantFrom(...choices) : fc.oneof(fc.constant(''), fc.string());
}

/** Whatever a visitor may type and choose. */
export const anyInquiry: fc.Arbitrary<InquiryValues> = fc.record(
  Object.fromEntries(
    Object.keys(inquiryDefaults).map((control) => [control, anyValueOf(control as InquiryControl)]),
  ) as Record<InquiryControl, fc.Arbitrary<string>>,
);
