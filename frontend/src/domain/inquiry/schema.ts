/** Which controls of the inquiry may not be as they are, and in which case (section 5). The messages are its words. */
import { object, string } from 'yup';
import type { InquiryControl } from './contract';
import { phoneDigits } from './phone';

/** What is wrong with a control: it is empty, or it does not look like what it is. */
export type InquiryProblem = 'required' | 'invalid';

const problem = (kind: InquiryProblem) => kind;
const required = () => string().trim().required(problem('required'));

const requiredWithOwnPackaging = () =>
  string().when(['IsMoreSpecificDetails', 'IsOwnPackaging'], {
    is: (details: string, own: string) => details === 'yes' && own === 'yes',
    // biome-ignore lint/suspicious/noThenProperty: the branch is called so in yup.
    then: required,
  });

/** Refuses an inquiry with an `InquiryProblem` for each control at fault. Blanks count as empty. */
export const inquirySchema = object({
  FullName: required(),
  Email: required()
    .email(problem('invalid'))
    // yup takes `a@b`, which no mail server on the internet does; the specification's example has a dot.
    .matches(/@.+\../, problem('invalid')),
  Phone: required().matches(new RegExp(`^\\d{${phoneDigits}}$`), problem('invalid')),
  Subject: required(),
  ProductName: required(),
  Message: required(),
  PackagingLength: requiredWithOwnPackaging(),
  PackagingWidth: requiredWithOwnPackaging(),
  PackagingHeight: requiredWithOwnPackaging(),
} satisfies Partial<Record<InquiryControl, unknown>>);
