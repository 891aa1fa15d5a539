/** The controls of the inquiry in the order of the page: the main part and the six steps of the details (section 3). */
import type { InquiryControl } from './contract';

/** The controls of the main part; the last one opens the details. */
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

/** Controls with a common label, such as length, width and height. */
export const controlGroups = {
  product: ['PDLength', 'PDWidth', 'PDHeight'],
  packaging: ['PackagingLength', 'PackagingWidth', 'PackagingHeight'],
  duration: ['ProtectedDurationHours', 'ProtectedDurationDays'],
} as const satisfies Readonly<Record<string, readonly InquiryControl[]>>;

export type ControlGroup = keyof typeof controlGroups;

/** The id of each step with its controls and groups. */
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

export type DetailStep = (typeof detailSteps)[number][0];

export const isGroup = (item: InquiryControl | ControlGroup): item is ControlGroup =>
  Object.hasOwn(controlGroups, item);

export const controlsOf = (item: InquiryControl | ControlGroup): readonly InquiryControl[] =>
  isGroup(item) ? controlGroups[item] : [item];
