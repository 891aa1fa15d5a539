/**
 * What the inquiry form says (specification, sections 3, 5 and 8). What it sends is domain/inquiry, how it behaves is
 * features/inquiry. Client code imports this file: it holds the form's own words and nothing else.
 */

import { formatInBoth } from '../domain/conversion';
import type { InquiryControl } from '../domain/inquiry/contract';
import { countryCodes, phoneDigits } from '../domain/inquiry/phone';
import { type ControlGroup, controlsOf, type DetailStep, detailSteps, isGroup } from '../domain/inquiry/steps';
import { formatQuantity } from '../domain/quantities';
import { customizationThresholds } from './facts/customization';

/** One choice of a select or a radio group. */
export interface InquiryOption {
  readonly value: string;
  readonly label: string;
}

/** A control as it is shown. `hint` stands under the label; `autoComplete` is the HTML token. */
export interface InquiryControlText {
  readonly label: string;
  readonly kind: 'text' | 'email' | 'textarea' | 'select' | 'radio' | 'fahrenheit';
  readonly hint?: string;
  /** Suggests the catalogue's names; any other text is taken as well. */
  readonly suggested?: true;
  readonly options?: readonly InquiryOption[];
  readonly required?: true;
  readonly autoComplete?: string;
}

/** Titles of the six steps, in order (section 3). */
const stepTitles: Readonly<Record<DetailStep, string>> = {
  'product-details': 'Product Details',
  'temperature-control': 'Temperature Control',
  'transit-requirements': 'Transit Requirements',
  'containment-and-sterilization': 'Containment and Sterilization',
  'application-and-quantity': 'Application and Quantity',
  'existing-solutions': 'Existing Solutions',
};

const giveTheUnit = 'Give the unit with each figure, such as in or cm';
const groupTexts: Readonly<Record<ControlGroup, { readonly legend: string; readonly hint?: string }>> = {
  product: { legend: 'Product dimensions', hint: giveTheUnit },
  packaging: { legend: 'Packaging dimensions', hint: giveTheUnit },
  duration: { legend: 'How long must the product be protected?' },
};

const option = (value: string, label = value): InquiryOption => ({ value, label });
const yesNo = [option('yes', 'Yes'), option('no', 'No')] as const;
const { hotEnvironment, coldEnvironment, altitude } = customizationThresholds;

/** What a visitor may write as a product's name who has not chosen one. */
export const notSureYet = 'Not sure yet';

/** Label, kind, hint and options of every control (section 3). */
export const inquiryControls: Readonly<Record<InquiryControl, InquiryControlText>> = {
  FullName: { label: 'Full name', kind: 'text', required: true, autoComplete: 'name' },
  Email: { label: 'Email', kind: 'email', required: true, autoComplete: 'email' },
  CountryCode: {
    label: 'Country code',
    kind: 'select',
    options: countryCodes.map((code) => option(code)),
    autoComplete: 'tel-country-code',
  },
  Phone: {
    label: 'Phone number',
    kind: 'text',
    hint: `${phoneDigits} digits, without the country code`,
    required: true,
    autoComplete: 'tel-national',
  },
  Subject: {
    label: 'Subject',
    kind: 'select',
    options: ['General Query', 'Help Support', 'Sales Support'].map((subject) => option(subject)),
    required: true,
  },
  ProductName: {
    label: 'Product name',
    kind: 'text',
    hint: `The cooler or accessory you are asking about; “${notSureYet}” will do`,
    required: true,
    suggested: true,
  },
  Message: {
    label: 'Message',
    kind: 'textarea',
    hint: 'What helps: the date you need it by, the quantity, and the documents you need. Please send no patient data.',
    required: true,
  },
  IsMoreSpecificDetails: {
    label: 'Do you want to give more specific details?',
    kind: 'radio',
    // Named here, since the steps themselves are hidden until they are wanted.
    hint: `Six optional steps: ${Object.values(stepTitles).join(', ')}`,
    options: yesNo,
  },

  PDLength: { label: 'Product length', kind: 'text' },
  PDWidth: { label: 'Product width', kind: 'text' },
  PDHeight: { label: 'Product height', kind: 'text' },
  IsOwnPackaging: {
    label: 'Do you have your own packaging?',
    kind: 'radio',
    hint: 'If you have none, choose No: no sizes are then needed.',
    options: yesNo,
  },
  PackagingLength: { label: 'Packaging length', kind: 'text', required: true },
  PackagingWidth: { label: 'Packaging width', kind: 'text', required: true },
  PackagingHeight: { label: 'Packaging height', kind: 'text', required: true },

  TemperatureRange: {
    label: 'Required temperature range in °F',
    kind: 'fahrenheit',
    hint: 'Known in °C? Choose °C and enter it as it is.',
  },
  IsRequireTemperatureControl: {
    label: 'Does the product require temperature control?',
    kind: 'radio',
    options: yesNo,
  },
  P85or36Temperature: {
    label: 'Which external temperature will the container meet?',
    kind: 'radio',
    options: [
      option('Above85', `Above ${formatInBoth(hotEnvironment)}`),
      option('Below36', `Below ${formatInBoth(coldEnvironment)}`),
    ],
  },
  ProtectedDurationHours: { label: 'Protection duration in hours', kind: 'text' },
  ProtectedDurationDays: { label: 'Protection duration in days', kind: 'text' },

  IsContainerOpenedTransit: { label: 'Will the container be opened in transit?', kind: 'radio', options: yesNo },
  IsExposedToMoisture: {
    label: 'Will the container be exposed to moisture or condensation?',
    kind: 'radio',
    options: yesNo,
  },
  IsTransportedByAir: { label: 'Will the container be transported by air?', kind: 'radio', options: yesNo },
  IsAtmosphericPressure5k: {
    label: `Will it be at an altitude above ${formatQuantity(altitude)}?`,
    kind: 'radio',
    options: yesNo,
  },

  IsReusable: { label: 'Should the container be reusable?', kind: 'radio', options: yesNo },
  IsDisposable: { label: 'Should the container be disposable?', kind: 'radio', options: yesNo },
  IsAutoclave: { label: 'Will the container be sterilized by autoclave?', kind: 'radio', options: yesNo },
  CleanAndSterileContainer: { label: 'Cleanliness and sterility requirements', kind: 'textarea' },

  TransportType: {
    label: 'Type of transport',
    kind: 'radio',
    hint: 'Not sure which applies? Describe the route under other requirements.',
    options: [option('Transport1', 'Transport 1'), option('Transport2', 'Transport 2')],
  },
  QuantityOfTransport: { label: 'Quantity of containers', kind: 'text' },

  IsTransportProduct: { label: 'Are you currently using a transport product?', kind: 'radio', options: yesNo },
  TransportProductDetails: { label: 'Details of the product you use now', kind: 'textarea' },
  OtherRequirementsMessage: { label: 'Other requirements', kind: 'textarea' },
};

/** Several controls under one legend, such as length, width and height. */
export interface InquiryGroup {
  readonly legend: string;
  readonly hint?: string;
  readonly controls: readonly InquiryControl[];
}

/** One of the six steps of the detail section. */
export interface InquiryStep {
  readonly id: string;
  readonly title: string;
  /** Controls and groups in the order of the step. */
  readonly items: readonly (InquiryControl | InquiryGroup)[];
}

/** The six steps of the detail section, shown while IsMoreSpecificDetails is yes (sections 3 and 4). */
export const inquirySteps: readonly InquiryStep[] = detailSteps.map(([id, items]) => ({
  id,
  title: stepTitles[id],
  items: items.map((item) => (isGroup(item) ? { ...groupTexts[item], controls: controlsOf(item) } : item)),
}));

/** Validation messages (section 5), word for word; `invalid` is the second rule of a field. */
export const inquiryErrors = {
  FullName: { required: 'Please enter your name.' },
  Email: { required: 'Please enter your email.', invalid: 'Please enter a valid email.' },
  Phone: { required: 'Please enter your phone number.', invalid: `Phone number must be ${phoneDigits} digits.` },
  Subject: { required: 'Please select a subject.' },
  ProductName: { required: 'Please enter the product name.' },
  Message: { required: 'Please enter your message.' },
  PackagingLength: { required: 'Please enter the packaging length.' },
  PackagingWidth: { required: 'Please enter the packaging width.' },
  PackagingHeight: { required: 'Please enter the packaging height.' },
} as const satisfies Partial<Record<InquiryControl, { readonly required: string; readonly invalid?: string }>>;

/** Toast texts (section 8), word for word. A successful status other than 200 shows none. */
export const inquiryToasts = {
  success: 'inquiry submitted successfully!',
  failure: 'Error submitting inquiry. Please try again later.',
} as const;

/** Why a phone number cannot be sent as it is; the company's e-mail follows. */
export const phoneProblems = {
  country: `This number has another country code. The form sends ${phoneDigits} digits with ${countryCodes.slice(0, -1).join(', ')} or ${countryCodes.at(-1)}. If yours has none of these, write to us:`,
  digits: `This number has more than ${phoneDigits} digits and was left as it is. Keep ${phoneDigits} digits here and put the rest into your message, or write to us:`,
  eleventh: `The form takes ${phoneDigits} digits and left out what was typed after them. Check the number, without its country code; if it is longer, write to us:`,
} as const;

/** The form's own headings and buttons. */
export const inquiryTexts = {
  title: 'Product inquiry',
  intro: 'Tell us what you need to transport. Fields marked with an asterisk are required.',
  submit: 'Submit',
  submitting: 'Submitting your inquiry',
  errorSummary: 'Please check these fields',
  detailsTitle: 'More specific details',
  /** Leads to the question, where sizes of a packaging are missing that there may not be. */
  noPackaging: 'No packaging of your own? Answer No to that question, and no sizes are needed.',
  /** A temperature that is entered in °F or °C. */
  unit: 'Unit',
  same: (entered: string, other: string) => `${entered} is ${other}.`,
  sentAs: (text: string) => `Goes into the inquiry as ${text}.`,
  meantCelsius: (celsius: string) => `Did you mean ${celsius}?`,
  yesCelsius: (celsius: string) => `Yes, ${celsius}`,
  /** The lasting results beside the toasts, which vanish. */
  sent: 'Your inquiry was sent.',
  notSent: 'Your inquiry was not sent. What you entered is still here.',
  /** In the place of `sent` where the form was changed before the answer came. */
  sentBeforeChanges:
    'Your inquiry was sent as it was when you pressed Submit. What you have changed since is still here, and has not been sent.',
  /** In the place of `notSent` where no answer came, or the page was left or loaded again before it. */
  unconfirmed:
    'No answer has come to your inquiry, so it may have been received or not. What you entered is still here. Call or write to us to ask, or press Submit to send it again.',
  /** Follows `notSent` where the server says when to try again; `{time}` is such as "7 seconds". */
  retryAfter: 'You can try again in {time}.',
  /** Follows `notSent` where the server has had too many inquiries and does not say when to try again. */
  retryLater: 'Please wait a minute, then try again.',
  /** In the place of `notSent` where the browser has no network. */
  offline:
    'You are offline, and nothing was sent. Your inquiry is kept in this tab. When you are connected again, press Submit to send it.',
  /** Takes its place when the network is back. */
  connected: 'You are connected again. Your inquiry has not been sent yet: press Submit to send it.',
  /** Announced after a reload or on coming back to the page. */
  restored: 'What you entered earlier in this tab is filled in again.',
  clear: 'Clear the form',
  cleared: 'The form is empty. Undo brings your entries back.',
  undoClear: 'Undo',
  /** Label of a field that people do not see; for those who come upon it all the same. */
  trap: 'Leave this field empty',
  /** For browsers that run no script; the company's phone and e-mail follow. */
  withoutScript: 'Sending this form needs JavaScript. Without it, call or write to us:',
} as const;
