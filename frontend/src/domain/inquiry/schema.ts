/** Validation of the inquiry (section 5). The error messages are in content/inquiry.ts. */
import { object, string } from 'yup';
import type { InquiryControl } from './contract';
import { phoneDigits } from './phone';

export type InquiryProblem = 'required' | 'invalid';

const problem = (kind: InquiryProblem) => kind;
const required = () => string().trim().required(problem('required'));

const requiredWithOwnPackaging = () =>
  string().when(['IsMoreSpecificDetails', 'IsOwnPackaging'], {
    is: (details: string, own: string) => details === 'yes' && own === 'yes',
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch
    then: required,
  });

const rules = {
  FullName: required(),
  Email: required()
    .email(problem('invalid'))
    // yup accepts `a@b`, which is not a public mail address; the specification's example has a dot.
    .matches(/@.+\../, problem('invalid')),
  Phone: required().matches(new RegExp(`^\\d{${phoneDigits}}$`), problem('invalid')),
  Subject: required(),
  ProductName: required(),
  Message: required(),
  PackagingLength: requiredWithOwnPackaging(),
  PackagingWidth: requiredWithOwnPackaging(),
  PackagingHeight: requiredWithOwnPackaging(),
} satisfies Partial<Record<InquiryControl, unknown>>;

/** A control with a rule; content/inquiry.ts has a message for each. */
export type ValidatedControl = keyof typeof rules;

/** Each error message is an `InquiryProblem`. A value of only spaces counts as empty. */
export const inquirySchema = object(rules);
