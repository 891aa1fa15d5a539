/** Which controls the inquiry has, in the order of the page: its first part, and the six steps of its details (section 3). */
import type { InquiryControl } from './contract';

/** The controls of the first part; the last one opens the details. */
export const mainControls = [
  'FullName',
  'Email',
  'CountryCode',
  'Phone',
  'Subject',
  'ProductName',
  'Message',
  'IsMoreSpecificDetails',
] as const satisfies readonly InquiryControl[];

/** Controls that are asked for as one, such as length, width and height. */
export const controlGroups = {
  product: ['PDLength', 'PDWidth', 'PDHeight'],
  packaging: ['PackagingLength', 'PackagingWidth', 'PackagingHeight'],
  duration: ['ProtectedDurationHours', 'ProtectedDurationDays'],
} as const satisfies Readonly<Record<string, readonly InquiryControl[]>>;

/** The name of a group. */
export type ControlGroup = keyof typeof controlGroups;

/** The six steps: their ids, and in each its controls and the names of its groups. */
export const detailSteps = [
  ['product-details', ['product', 'IsOwnPackaging', 'packaging']],
  ['temperature-control', ['TemperatureRange', 'IsRequireTemperatureControl', 'P85or36Temperature', 'duration']],
  [
    'transit-requirements',
    ['IsContainerOpenedTransit', 'IsExposedToMoisture', 'IsTransportedByAir', 'IsAtmosphericPressure5k'],
  ],
  ['containment-and-sterilization', ['IsReusable', 'IsDisposable', 'IsAutoclave', 'CleanAndSterileContainer']],
  ['application-and-quantity', ['TransportType', 'QuantityOfTransport']],
  ['existing-solutions', ['IsTransportProduct', 'TransportProductDetails', 'OtherRequirementsMessage']],
] as const satisfies readonly (readonly [id: string, items: readonly (InquiryControl | ControlGroup)[]])[];

/** The id of a step. */
export type DetailStep = (typeof detailSteps)[number][0];

/** Whether an item of a step is a group. */
export const isGroup = (item: InquiryControl | ControlGroup): item is ControlGroup =>
  Object.hasOwn(controlGroups, item);

/** The controls of an item of a step. */
export const controlsOf = (item: InquiryControl | ControlGroup): readonly InquiryControl[] =>
  isGroup(item) ? controlGroups[item] : [item];
