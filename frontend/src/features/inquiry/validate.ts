/** The inquiry form's validation with its messages (section 5). */
import { inquiryErrors } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { type InquiryProblem, inquirySchema, type ValidatedControl } from '../../domain/inquiry/schema';
import { errorsOf } from '../forms/errorsOf';

/** The first message of every invalid control; empty if all are valid. */
export function validate(values: InquiryValues): Partial<InquiryValues> {
  const problems = Object.entries(errorsOf(inquirySchema, values)) as [ValidatedControl, InquiryProblem][];
  const messages: Readonly<Record<ValidatedControl, { required: string; invalid?: string }>> = inquiryErrors;
  return Object.fromEntries(
    problems.map(([control, problem]) => [control, messages[control][problem] ?? messages[control].required]),
  );
}
