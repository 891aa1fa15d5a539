/**
 * The texts of the inquiry form (specification, sections 3, 5 and 8). Its payload is in domain/inquiry, its behavior in
 * features/inquiry. Client code imports this file, so it contains only the form's own texts.
 */

import { formatInBoth } from '../domain/conversion';
import type { InquiryControl } from '../domain/inquiry/contract';
import { countryCodes, phoneDigits } from '../domain/inquiry/phone';
import type { ValidatedControl } from '../domain/inquiry/schema';
import { type ControlGroup, controlsOf, type DetailStep, detailSteps, isGroup } from '../domain/inquiry/steps';
import { formatQuantity } from '../domain/quantities';
import { thresholds } from './facts/thresholds';

/** One choice of a select or a radio group. */
export interface InquiryOption {
  readonly value: string;
  readonly label: string;
}

/** The texts of a control. `hint` is shown below the label; `autoComplete` is the HTML token. */
export interface InquiryControlText {
  readonly label: string;
  readonly kind: 'text' | 'email' | 'textarea' | 'select' | 'radio' | 'fahrenheit';
  readonly hint?: string;
  /** Suggests the catalog's names and accepts any other text. */
  readonly suggested?: true;
  readonly options?: readonly InquiryOption[];
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
const { hotEnvironment, coldEnvironment, altitude } = thresholds;

/** A value for the product's name that means that none is chosen. */
export const notSureYet = 'Not sure yet';

/** Label, kind, hint and options of every control (section 3). */
export const inquiryControls: Readonly<Record<InquiryControl, InquiryControlText>> = {
  FullName: { label: 'Full name', kind: 'text', autoComplete: 'name' },
  Email: { label: 'Email', kind: 'email', autoComplete: 'email' },
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
    autoComplete: 'tel-national',
  },
  Subject: {
    label: 'Subject',
    kind: 'select',
    options: ['General Query', 'Help Support', 'Sales Support'].map((subject) => option(subject)),
  },
  ProductName: {
    label: 'Product name',
    kind: 'text',
    hint: `The cooler or accessory you are asking about; “${notSureYet}” will do`,
    suggested: true,
  },
  Message: {
    label: 'Message',
    kind: 'textarea',
    hint: 'What helps: the date you need it by, the quantity, and the documents you need. Please send no patient data.',
  },
  IsMoreSpecificDetails: {
    label: 'Do you want to give more specific details?',
    kind: 'radio',
    // The hint names the steps because they are hidden until this is answered with yes.
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
  PackagingLength: { label: 'Packaging length', kind: 'text' },
  PackagingWidth: { label: 'Packaging width', kind: 'text' },
  PackagingHeight: { label: 'Packaging height', kind: 'text' },

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
    hint: 'Not sure which applies? Describe the route in the message of your inquiry.',
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

/** Validation messages (section 5), verbatim; `invalid` is the second rule of a field. */
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
} as const satisfies Readonly<Record<ValidatedControl, { readonly required: string; readonly invalid?: string }>>;

/** Toast texts (section 8), verbatim. A successful status other than 200 shows none. */
export const inquiryToasts = {
  success: 'inquiry submitted successfully!',
  failure: 'Error submitting inquiry. Please try again later.',
} as const;

/** Messages for phone numbers that cannot be sent; the company's e-mail follows. */
export const phoneProblems = {
  country: `This number has another country code. The form sends ${phoneDigits} digits with ${countryCodes.slice(0, -1).join(', ')} or ${countryCodes.at(-1)}. If yours has none of these, write to us:`,
  digits: `This number has more than ${phoneDigits} digits and was left as it is. Keep ${phoneDigits} digits here and put the rest into your message, or write to us:`,
  eleventh: `The form takes ${phoneDigits} digits and left out what was typed after them. Check the number, without its country code; if it is longer, write to us:`,
} as const;

/** The form's headings, buttons and messages. */
export const inquiryTexts = {
  title: 'Product inquiry',
  intro: 'Tell us what you need to transport. Fields marked with an asterisk are required.',
  submit: 'Submit',
  submitting: 'Submitting your inquiry',
  errorSummary: 'Please check these fields',
  detailsTitle: 'More specific details',
  /** Shown below the question while details that are filled in are closed. */
  detailsClosed: 'Your details are closed and are not sent. Answer Yes to send them.',
  /** A link to the question, shown while required packaging sizes are missing. */
  noPackaging: 'No packaging of your own? Answer No to that question, and no sizes are needed.',
  /** For a temperature in °F or °C. */
  unit: 'Unit',
  same: (entered: string, other: string) => `${entered} is ${other}.`,
  sentAs: (text: string) => `Goes into the inquiry as ${text}.`,
  meantCelsius: (celsius: string) => `Did you mean ${celsius}?`,
  yesCelsius: (celsius: string) => `Yes, ${celsius}`,
  /** Persistent results; the toasts disappear. */
  sent: 'Your inquiry was sent.',
  notSent: 'Your inquiry was not sent. What you entered is still here.',
  /** Replaces `sent` if details were closed, or the form was changed before the response. */
  sentBeforeChanges:
    'Your inquiry was sent as it was shown when you pressed Submit. What is still here has not been sent.',
  /** Replaces `notSent` if there was no response, or the page was left or reloaded before it. */
  unconfirmed:
    'No answer has come to your inquiry, so it may have been received or not. What you entered is still here. Call or write to us to ask, or press Submit to send it again.',
  /** Follows `notSent` or `unconfirmed` if the response has a Retry-After header; `{time}` is such as "7 seconds". */
  retryAfter: 'You can try again in {time}.',
  /** Follows `notSent` after a 429 response without a Retry-After header. */
  retryLater: 'Please wait a minute, then try again.',
  /** Follows `notSent` if the inquiry is larger than the server accepts. */
  tooLong: 'It is too long: shorten your message, or call or write to us.',
  /** Replaces `notSent` while the browser is offline. */
  offline:
    'You are offline, and nothing was sent. Your inquiry is kept in this tab. When you are connected again, press Submit to send it.',
  /** Replaces `offline` when the browser is online again. */
  connected: 'You are connected again. Your inquiry has not been sent yet: press Submit to send it.',
  /** Announced after a reload or a return to the page. */
  restored: 'What you entered earlier in this tab is filled in again.',
  clear: 'Clear the form',
  cleared: 'The form is empty. Undo brings your entries back.',
  undoClear: 'Undo',
  /** Label of the hidden field that only spam bots fill in. */
  trap: 'Leave this field empty',
  /** For browsers without JavaScript; the company's phone and e-mail follow. */
  withoutScript: 'Sending this form needs JavaScript. Without it, call or write to us:',
} as const;
