/** Which controls are on the screen: the one rule that fields, payload, validation and summary share (section 4). */
import type { InquiryControl, InquiryValues } from './contract';
import { controlsOf, detailSteps, mainControls } from './steps';

/**
 * Controls that a yes/no control hides while it is `no` (section 4). Unanswered, they stay shown. A
 * group is hidden with its controls.
 */
export const hiddenByNo: Readonly<Partial<Record<InquiryControl, InquiryControl>>> = {
  PackagingLength: 'IsOwnPackaging',
  PackagingWidth: 'IsOwnPackaging',
  PackagingHeight: 'IsOwnPackaging',
  TransportProductDetails: 'IsTransportProduct',
};

const detailControls: ReadonlySet<InquiryControl> = new Set(
  detailSteps.flatMap(([, items]) => items.flatMap(controlsOf)),
);

/** All controls in the order of the page. */
export const controlsInOrder: readonly InquiryControl[] = [...mainControls, ...detailControls];

/** Whether a control belongs to the six steps that IsMoreSpecificDetails opens. */
export function isDetail(control: InquiryControl): boolean {
  return detailControls.has(control);
}

/** Whether a control is shown while the form holds `values`. */
export function isShown(control: InquiryControl, values: Pick<InquiryValues, InquiryControl>): boolean {
  if (isDetail(control) && values.IsMoreSpecificDetails !== 'yes') return false;
  const guard = hiddenByNo[control];
  return guard === undefined || values[guard] !== 'no';
}
