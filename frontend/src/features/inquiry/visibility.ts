/** Which controls are on the screen: the one rule that fields, payload, validation and summary share (section 4). */
import {
  type InquiryControl,
  type InquiryValues,
  inquiryHiddenByNo,
  inquiryMainControls,
  inquirySteps,
} from '../../content/inquiry';

const detailControls: ReadonlySet<InquiryControl> = new Set(
  inquirySteps.flatMap((step) => step.items.flatMap((item) => (typeof item === 'string' ? [item] : item.controls))),
);

/** All controls in the order of the page. */
export const controlsInOrder: readonly InquiryControl[] = [...inquiryMainControls, ...detailControls];

/** Whether a control belongs to the six steps that IsMoreSpecificDetails opens. */
export function isDetail(control: InquiryControl): boolean {
  return detailControls.has(control);
}

/** Whether a control is shown while the form holds `values`. */
export function isShown(control: InquiryControl, values: Pick<InquiryValues, InquiryControl>): boolean {
  if (isDetail(control) && values.IsMoreSpecificDetails !== 'yes') return false;
  const guard = inquiryHiddenByNo[control];
  return guard === undefined || values[guard] !== 'no';
}
