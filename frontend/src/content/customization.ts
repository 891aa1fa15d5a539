import { type InquiryControl, type InquiryStep, type InquiryValues, inquirySteps } from './inquiry';

/** The controls of the Customization Form: those of the inquiry's detail section that the modal asks for. */
export type CustomizationControl = Exclude<
  InquiryControl,
  | 'FullName'
  | 'Email'
  | 'CountryCode'
  | 'Phone'
  | 'Subject'
  | 'Message'
  | 'ProductName'
  | 'IsMoreSpecificDetails'
  | 'OtherRequirementsMessage'
>;

/** The Customization Form modal of the Products page (section 3). Labels and options of its controls: inquiry.ts. */
export interface Customization {
  readonly title: string;
  readonly intro: string;
  /** Parts of the form in order; which controls `no` hides is the inquiry form's rule. */
  readonly parts: readonly InquiryStep[];
  /** Where the modal starts differently from the inquiry form; all else starts as there. */
  readonly defaults: Readonly<Partial<Pick<InquiryValues, CustomizationControl>>>;
  readonly file: {
    readonly label: string;
    /** The file itself stays with the visitor: nothing takes it. */
    readonly hint: string;
    /** Starts the line of OtherRequirementsMessage that carries the file's name. */
    readonly linePrefix: string;
  };
  readonly close: string;
  readonly submit: string;
  /** Announced on the contact page after Submit. */
  readonly carriedOver: string;
}

export const customization: Customization = {
  title: 'Customization Form',
  intro:
    'Describe the cooler you need; leave open what you do not know. Submit takes your entries to the inquiry form on the contact page, where you check and send them.',
  parts: inquirySteps.map((step) => ({
    ...step,
    items: step.items.filter((item) => item !== 'OtherRequirementsMessage'),
  })),
  // In the modal every yes/no question starts at yes; the inquiry form leaves these two open.
  defaults: { IsRequireTemperatureControl: 'yes', IsTransportProduct: 'yes' },
  file: {
    label: 'File (optional)',
    hint: 'The file is not uploaded. Only its name goes into your inquiry.',
    linePrefix: 'File, not uploaded: ',
  },
  close: 'Close',
  submit: 'Submit',
  carriedOver:
    'Your entries from the Customization Form are filled in below. Add your name and contact details, then submit.',
};
