/** Which controls are shown (section 4). Fields, payload, validation and summary use the same rule. */
import type { InquiryControl, InquiryValues } from './contract';
import { detailControls, mainControls } from './steps';

/** Controls that are hidden while a yes/no control is `no`. They are shown while it is unanswered. */
export const hiddenByNo: Readonly<Partial<Record<InquiryControl, InquiryControl>>> = {
  PackagingLength: 'IsOwnPackaging',
  PackagingWidth: 'IsOwnPackaging',
  PackagingHeight: 'IsOwnPackaging',
  TransportProductDetails: 'IsTransportProduct',
};

/** In the order of the page. */
export const controlsInOrder: readonly InquiryControl[] = [...mainControls, ...detailControls];

/** Whether a control is in the details, which IsMoreSpecificDetails opens. */
export const isDetail = (control: InquiryControl): boolean =>
  (detailControls as readonly InquiryControl[]).includes(control);

export function isShown(control: InquiryControl, values: Pick<InquiryValues, InquiryControl>): boolean {
  if (isDetail(control) && values.IsMoreSpecificDetails !== 'yes') return false;
  const guard = hiddenByNo[control];
  return guard === undefined || values[guard] !== 'no';
}
