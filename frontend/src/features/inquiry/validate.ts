/** The inquiry form's validation with its messages (section 5). */
import { inquiryErrors } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { type InquiryProblem, inquirySchema, type ValidatedControl } from '../../domain/inquiry/schema';
import { errorsOf } from '../forms/errorsOf';

export type InquiryErrors = Partial<Record<InquiryControl, string>>;

/** The first message of every invalid control; empty if all are valid. */
export function validate(values: InquiryValues): InquiryErrors {
  const problems = Object.entries(errorsOf(inquirySchema, values)) as [ValidatedControl, InquiryProblem][];
  return Object.fromEntries(problems.map(([control, problem]) => [control, messageOf(control, problem)]));
}

function messageOf(control: ValidatedControl, problem: InquiryProblem): string {
  const messages: { readonly required: string; readonly invalid?: string } = inquiryErrors[control];
  return messages[problem] ?? messages.required;
}
