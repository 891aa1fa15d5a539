/** What the inquiry call takes (specification, sections 3 and 7), and what the form holds to fill it. */

/** The 32 payload fields in the specification's order; every value is a string. */
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

/** The name of a payload field. */
export type PayloadField = (typeof payloadFields)[number];

/** The body of the inquiry call: every field, each a string (section 7). */
export type InquiryPayload = Readonly<Record<PayloadField, string>>;

/** The name of a form control: the payload's fields, `Number` being entered as country code and phone. */
export type InquiryControl = Exclude<PayloadField, 'Number'> | 'CountryCode' | 'Phone';

/** What the form holds while it is filled in. */
export type InquiryValues = Record<InquiryControl, string>;
