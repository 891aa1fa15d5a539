/** The controls of the inquiry in the order of the page: the main part and the six steps of the details (section 3). */

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
] as const;

/** Controls with a common label, such as length, width and height. */
export const controlGroups = {
  product: ['PDLength', 'PDWidth', 'PDHeight'],
  packaging: ['PackagingLength', 'PackagingWidth', 'PackagingHeight'],
  duration: ['ProtectedDurationHours', 'ProtectedDurationDays'],
} as const;

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
] as const;

export type DetailStep = (typeof detailSteps)[number][0];
type DetailItem = (typeof detailSteps)[number][1][number];
type DetailControl = Exclude<DetailItem, ControlGroup> | (typeof controlGroups)[ControlGroup][number];

export const isGroup = (item: DetailItem): item is ControlGroup => Object.hasOwn(controlGroups, item);

export const controlsOf = (item: DetailItem): readonly DetailControl[] =>
  isGroup(item) ? controlGroups[item] : [item];

/** The controls of the details in the order of the page. */
export const detailControls = detailSteps.flatMap(([, items]) => items.flatMap(controlsOf));
