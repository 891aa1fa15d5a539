/** Steps, default values, draft and handover of the Customization Form. */
import { customization } from '../../content/customization';
import { type InquiryStep, inquirySteps } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { customizationDefaults } from '../../domain/inquiry/defaults';
import { detailControls } from '../../domain/inquiry/steps';
import { hiddenByNo, isShown } from '../../domain/inquiry/visibility';
import { createDraft } from '../forms/draft';
import { storageKeys } from '../forms/storageKeys';
import { canHold } from '../inquiry/draft';

/** The form's parts: the steps of the inquiry's details, without the other requirements. */
export const customizationParts: readonly InquiryStep[] = inquirySteps.map((step) => ({
  ...step,
  items: step.items.filter((item) => item !== 'OtherRequirementsMessage'),
}));

/** No page can choose a file, so the draft does not include it. */
export const draft = createDraft<InquiryValues>(storageKeys.customization, customizationDefaults, canHold);

/**
 * What was entered, for the inquiry form: shown values other than the form's defaults, with the answers that show them, and
 * the file's name as a line. A default answer may be one that the visitor has not looked at.
 */
export function toHandover(values: InquiryValues, fileName: string | undefined): Partial<InquiryValues> {
  const entered = detailControls.filter(
    (control) =>
      isShown(control, values) && values[control].trim() && values[control] !== customizationDefaults[control],
  );
  const answers = entered.flatMap((control) => hiddenByNo[control] ?? []);
  return {
    ...Object.fromEntries([...answers, ...entered].map((control) => [control, values[control]])),
    ...(fileName && { OtherRequirementsMessage: customization.file.linePrefix + fileName }),
  };
}
