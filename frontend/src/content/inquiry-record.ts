/** What the inquiry form says of an inquiry that is about to be sent, and of one that was. */
export const inquiryRecord = {
  aboutToSend: 'You are about to send',
  title: 'Your record of this inquiry',
  sentOn: 'Sent on',
  print: 'Print or save',
  next: {
    title: 'Received',
    received: 'Our server confirmed that it received your inquiry.',
    /** Office hours, phone and e-mail follow. */
    sooner: 'To ask sooner, call during office hours or write:',
  },
} as const;
