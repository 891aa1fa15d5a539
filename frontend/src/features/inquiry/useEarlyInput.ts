import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { readPhone } from '../../domain/inquiry/phone';
import { earlyInput } from '../forms/earlyInput';
import { fillIn } from '../forms/fillIn';

/** Takes over what was entered before the form's code was there; it is newer than a draft. */
export function useEarlyInput(ref: RefObject<HTMLFormElement | null>) {
  const form = useForm<InquiryValues>();
  useEffect(() => fillIn(form, withPhoneRead(earlyInput(ref.current, inquiryDefaults))), [form, ref]);
}

/** Nothing read the phone number yet, which may have been pasted: nothing of it gets lost. */
function withPhoneRead({ Phone, ...rest }: Partial<InquiryValues>): Partial<InquiryValues> {
  if (Phone === undefined) return rest;
  const { text, countryCode } = readPhone(Phone, { pasted: true });
  return { ...rest, Phone: text, ...(countryCode && { CountryCode: countryCode }) };
}
