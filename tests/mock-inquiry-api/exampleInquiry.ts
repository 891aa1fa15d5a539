import { type Inquiry, inquiryFields } from './contract';

/** A valid inquiry of a fictional person. */
export const exampleInquiry: Inquiry = {
  ...Object.fromEntries(inquiryFields.map((field) => [field, field.startsWith('Is') ? 'yes' : ''])),
  FullName: 'Pat Doe',
  Email: 'pat@example.com',
  Number: '+18005550199',
  Subject: 'General Query',
  ProductName: 'Kelvin',
  Message: 'Two, please.',
  IsMoreSpecificDetails: 'no',
  P85or36Temperature: 'Above85',
  TransportType: 'Transport1',
};
