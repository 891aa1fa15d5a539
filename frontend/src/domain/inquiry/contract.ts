/** The payload of the inquiry request (specification, sections 3 and 7) and the values of its form. */

/** The 32 payload fields in the specification's order. */
export const payloadFields = [
  'FullName',
  'Email',
  'Number',
  'Subject',
  'Message',
  'ProductName',
  'IsMoreSpecificDetails',
  'PDLength',
  'PDWidth',
  'PDHeight',
  'IsOwnPackaging',
  'PackagingLength',
  'PackagingWidth',
  'PackagingHeight',
  'TemperatureRange',
  'IsRequireTemperatureControl',
  'P85or36Temperature',
  'ProtectedDurationHours',
  'ProtectedDurationDays',
  'IsContainerOpenedTransit',
  'IsExposedToMoisture',
  'IsTransportedByAir',
  'IsAtmosphericPressure5k',
  'IsReusable',
  'IsDisposable',
  'IsAutoclave',
  'CleanAndSterileContainer',
  'TransportType',
  'QuantityOfTransport',
  'IsTransportProduct',
  'TransportProductDetails',
  'OtherRequirementsMessage',
] as const;

export type PayloadField = (typeof payloadFields)[number];

/** The request body: all fields, all strings (section 7). */
export type InquiryPayload = Readonly<Record<PayloadField, string>>;

/** The name of a form control: a payload field, except that `Number` is entered as country code and phone. */
export type InquiryControl = Exclude<PayloadField, 'Number'> | 'CountryCode' | 'Phone';

export type InquiryValues = Record<InquiryControl, string>;
