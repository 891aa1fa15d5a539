/** Validation of the inquiry form (section 5): which fields, in which case, with which message. */
import { object, string } from 'yup';
import { inquiryErrors, phoneDigits } from '../../content/inquiry';
import { errorsOf } from '../forms/errorsOf';
import type { InquiryControl, InquiryValues } from './contract';

/** The first message of each control that fails. */
export type InquiryErrors = Partial<Record<InquiryControl, string>>;

const required = (message: string) => string().trim().required(message);

const requiredWithOwnPackaging = (message: string) =>
  string().when(['IsMoreSpecificDetails', 'IsOwnPackaging'], {
    is: (details: string, own: string) => details === 'yes' && own === 'yes',
    // biome-ignore lint/suspicious/noThenProperty: the branch is called so in yup.
    then: () => required(message),
  });

const schema = object({
  FullName: required(inquiryErrors.FullName.required),
  Email: required(inquiryErrors.Email.required)
    .email(inquiryErrors.Email.invalid)
    // yup takes `a@b`, which no mail server on the internet does; the specification's example has a dot.
    .matches(/@.+\../, inquiryErrors.Email.invalid),
  Phone: required(inquiryErrors.Phone.required).matches(
    new RegExp(`^\\d{${phoneDigits}}$`),
    inquiryErrors.Phone.invalid,
  ),
  Subject: required(inquiryErrors.Subject.required),
  ProductName: required(inquiryErrors.ProductName.required),
  Message: required(inquiryErrors.Message.required),
  PackagingLength: requiredWithOwnPackaging(inquiryErrors.PackagingLength.required),
  PackagingWidth: requiredWithOwnPackaging(inquiryErrors.PackagingWidth.required),
  PackagingHeight: requiredWithOwnPackaging(inquiryErrors.PackagingHeight.required),
} satisfies Record<keyof typeof inquiryErrors, unknown>);

/** Every control that fails with its first message; an empty object where all is well. Blanks count as empty. */
export const validate = (values: InquiryValues): InquiryErrors => errorsOf(schema, values);
