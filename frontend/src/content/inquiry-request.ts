/** The words of a request that is carried into the inquiry form. */

import type { InquiryControl } from '../domain/inquiry/contract';
import { formatQuantity } from '../domain/quantities';
import { customizationThresholds } from './facts/customization';

/** What each detail is called in a list. Details of one thing share a name. */
const sizes = 'size of the product';
const packaging = 'own packaging';
const duration = 'duration';
const current = 'product in use now';
export const detailNames: Readonly<Partial<Record<InquiryControl, string>>> = {
  PDLength: sizes,
  PDWidth: sizes,
  PDHeight: sizes,
  IsOwnPackaging: packaging,
  TemperatureRange: 'temperature range',
  IsRequireTemperatureControl: 'temperature control',
  P85or36Temperature: 'external temperature',
  ProtectedDurationHours: duration,
  IsContainerOpenedTransit: 'openings in transit',
  IsExposedToMoisture: 'moisture or condensation',
  IsTransportedByAir: 'air transport',
  IsAtmosphericPressure5k: `altitude above ${formatQuantity(customizationThresholds.altitude)}`,
  IsReusable: 'reusable',
  IsDisposable: 'disposable',
  IsAutoclave: 'autoclave',
  CleanAndSterileContainer: 'cleanliness and sterility',
  TransportType: 'type of transport',
  QuantityOfTransport: 'quantity of containers',
  IsTransportProduct: current,
};

/** The lines that start a message, and what the form says around them. */
export const requestTexts = {
  request: 'Request:',
  needed: 'Needed:',
  neverOpened: 'not opened on the way',
  about: 'I searched for:',
  ask: 'Please tell me:',
  askAbout: (name: string) => `Please tell me about ${name}:`,
  notStated: 'Not stated:',
  /** Follows the list of what was not stated: the form has defaults that nobody chose. */
  defaults: 'What the fields say on these points are the form’s defaults, unless I changed them.',
  filledIn: 'Your request is filled in below. Check it, change what you like, and add your contact details.',
  title: 'In this request',
  remove: (name: string) => `Remove ${name} from this request`,
} as const;
