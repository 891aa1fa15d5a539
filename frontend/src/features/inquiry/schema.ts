/** What the inquiry form says of what may not be sent as it is (section 5). */
import { inquiryErrors } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { type InquiryProblem, inquirySchema } from '../../domain/inquiry/schema';
import { errorsOf } from '../forms/errorsOf';

/** The message of each control that fails. */
export type InquiryErrors = Partial<Record<InquiryControl, string>>;

/** Every control that fails with its first message; an empty object where all is well. */
export function validate(values: InquiryValues): InquiryErrors {
  const problems = Object.entries(errorsOf(inquirySchema, values)) as [keyof typeof inquiryErrors, InquiryProblem][];
  return Object.fromEntries(problems.map(([control, problem]) => [control, messageOf(control, problem)]));
}

function messageOf(control: keyof typeof inquiryErrors, problem: InquiryProblem): string {
  const messages: { readonly required: string; readonly invalid?: string } = inquiryErrors[control];
  return messages[problem] ?? messages.required;
}
