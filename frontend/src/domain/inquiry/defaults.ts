import type { InquiryValues } from './contract';
import { countryCodes } from './phone';
import { controlsInOrder } from './visibility';

/** Initial values of the form; empty if the specification shows no default. */
export const inquiryDefaults: Readonly<InquiryValues> = {
  ...(Object.fromEntries(controlsInOrder.map((control) => [control, ''])) as InquiryValues),
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

/** The Customization Form shows all details, and every yes/no question starts with yes (section 3), unlike in the inquiry form. */
export const customizationDefaults: Readonly<InquiryValues> = {
  ...inquiryDefaults,
  IsMoreSpecificDetails: 'yes',
  IsRequireTemperatureControl: 'yes',
  IsTransportProduct: 'yes',
};
