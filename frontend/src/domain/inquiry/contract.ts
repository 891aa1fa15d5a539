/** The payload of the inquiry request (specification, sections 3 and 7) and the values of its form. */
import { detailControls, type mainControls } from './steps';

/** The name of a form control. */
export type InquiryControl = (typeof mainControls | typeof detailControls)[number];

/** A field of the payload: each form control is one, but `Number` is made of two, country code and phone. */
export type PayloadField = Exclude<InquiryControl, 'CountryCode' | 'Phone'> | 'Number';

type MainField = Exclude<PayloadField, (typeof detailControls)[number]>;

/** A record, whose type names a field that is missing. */
const mainFields: Readonly<Record<MainField, true>> = {
  FullName: true,
  Email: true,
  Number: true,
  Subject: true,
  Message: true,
  ProductName: true,
  IsMoreSpecificDetails: true,
};

/** The payload fields in the specification's order. */
export const payloadFields: readonly PayloadField[] = [...(Object.keys(mainFields) as MainField[]), ...detailControls];

/** The request body: all fields, all strings (section 7). */
export type InquiryPayload = Readonly<Record<PayloadField, string>>;

export type InquiryValues = Record<InquiryControl, string>;
