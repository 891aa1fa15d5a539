/** Steps, default values, draft and handover of the Customization Form. */
import { customization } from '../../content/customization';
import { type InquiryStep, inquirySteps } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { detailControls } from '../../domain/inquiry/steps';
import { createDraft } from '../forms/draft';
import { storageKeys } from '../forms/storageKeys';
import { canHold } from '../inquiry/draft';

/** The form's parts: the steps of the inquiry's details, without the other requirements. */
export const customizationParts: readonly InquiryStep[] = inquirySteps.map((step) => ({
  ...step,
  items: step.items.filter((item) => item !== 'OtherRequirementsMessage'),
}));

/** The form shows all details, and every yes/no question starts with yes (section 3), unlike in the inquiry form. */
export const customizationDefaults: Readonly<InquiryValues> = {
  ...inquiryDefaults,
  IsMoreSpecificDetails: 'yes',
  IsRequireTemperatureControl: 'yes',
  IsTransportProduct: 'yes',
};

/** No page can choose a file, so the draft does not include it. */
export const draft = createDraft<InquiryValues>(storageKeys.customization, customizationDefaults, canHold);

/** The entered details for the inquiry form, with the file's name as a line; empty ones would erase what is there. */
export function toHandover(values: InquiryValues, fileName: string | undefined): Partial<InquiryValues> {
  const entered = detailControls.filter((control) => values[control].trim());
  return {
    ...Object.fromEntries(entered.map((control) => [control, values[control]])),
    IsMoreSpecificDetails: 'yes',
    ...(fileName && { OtherRequirementsMessage: customization.file.linePrefix + fileName }),
  };
}
