import { customization } from '../../content/customization';
import { type InquiryValues, inquiryDefaults } from '../../content/inquiry';

/** A fresh Customization Form: every yes/no question at yes (section 3). It is all details. */
export const customizationDefaults: Readonly<InquiryValues> = {
  ...inquiryDefaults,
  ...customization.defaults,
  IsMoreSpecificDetails: 'yes',
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
