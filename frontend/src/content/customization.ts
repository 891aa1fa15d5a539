/** The Customization Form modal of the Products page (section 3). Labels and options of its controls: inquiry.ts. */
export interface Customization {
  readonly title: string;
  readonly intro: string;
  readonly file: {
    readonly label: string;
    /** States that the file is not uploaded, and asked for by e-mail. */
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
    'Describe the cooler you need; leave blank what you do not know. Submit takes your entries to the inquiry form on the contact page, where you check and send them.',
  file: {
    label: 'File (optional)',
    hint: 'The file is not uploaded: its name goes into your inquiry, and we ask for the file by e-mail.',
    linePrefix: 'File, not uploaded: ',
  },
  close: 'Close',
  submit: 'Submit',
  carriedOver:
    'Your entries from the Customization Form are filled in below. Add your name and contact details, then submit.',
};
