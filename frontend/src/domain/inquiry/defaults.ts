import { type InquiryValues, payloadFields } from './contract';
import { countryCodes } from './phone';

const controls = payloadFields.flatMap((field) => (field === 'Number' ? ['CountryCode', 'Phone'] : field));

/** Initial values of the form; empty if the specification shows no default. */
export const inquiryDefaults: Readonly<InquiryValues> = {
  ...(Object.fromEntries(controls.map((control) => [control, ''])) as InquiryValues),
  CountryCode: countryCodes[0],
  Subject: 'General Query',
  IsMoreSpecificDetails: 'no',
  IsOwnPackaging: 'yes',
  P85or36Temperature: 'Above85',
  IsContainerOpenedTransit: 'yes',
  IsExposedToMoisture: 'yes',
  IsTransportedByAir: 'yes',
  IsAtmosphericPressure5k: 'yes',
  IsReusable: 'yes',
  IsDisposable: 'yes',
  IsAutoclave: 'yes',
  TransportType: 'Transport1',
};
