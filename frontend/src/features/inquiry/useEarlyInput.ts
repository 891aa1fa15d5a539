import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { earlyInput } from '../forms/earlyInput';
import { fillIn } from '../forms/fillIn';
import type { InquiryValues } from './contract';
import { inquiryDefaults } from './defaults';
import { readPhone } from './phone';

/** Takes over what was entered before the form's code was there; it is newer than a draft. */
export function useEarlyInput(ref: RefObject<HTMLFormElement | null>) {
  const form = useForm<InquiryValues>();
  useEffect(() => fillIn(form, withPhoneRead(earlyInput(ref.current, inquiryDefaults))), [form, ref]);
}

/** Nothing kept the phone number to its digits yet, and its country code may stand in it. */
function withPhoneRead({ Phone, ...rest }: Partial<InquiryValues>): Partial<InquiryValues> {
  if (Phone === undefined) return rest;
  const { digits, countryCode } = readPhone(Phone);
  return { ...rest, Phone: digits, ...(countryCode && { CountryCode: countryCode }) };
}
