import { customization } from '../../content/customization';
import { type InquiryStep, inquirySteps } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';

const leftOut: InquiryControl = 'OtherRequirementsMessage';

/** Parts of the form in order: the steps of the inquiry's details, but for the other requirements. */
export const customizationParts: readonly InquiryStep[] = inquirySteps.map((step) => ({
  ...step,
  items: step.items.filter((item) => item !== leftOut),
}));

/**
 * A fresh Customization Form. It is all details, and every yes/no question starts at yes (section 3): the inquiry form
 * leaves two of them open.
 */
export const customizationDefaults: Readonly<InquiryValues> = {
  ...inquiryDefaults,
  IsMoreSpecificDetails: 'yes',
  IsRequireTemperatureControl: 'yes',
  IsTransportProduct: 'yes',
};

/**
 * What the inquiry form starts with after Submit: every control of the modal, with the name of the
 * chosen file as a line of OtherRequirementsMessage.
 */
export function toHandover(values: InquiryValues, fileName: string | undefined): Partial<InquiryValues> {
  // The sender's own controls are the inquiry form's; it may hold something there already.
  const { FullName, Email, CountryCode, Phone, Subject, Message, ProductName, ...details } = values;
  return {
    ...details,
    IsMoreSpecificDetails: 'yes',
    OtherRequirementsMessage: fileName ? customization.file.linePrefix + fileName : '',
  };
}
