/** Carries the Customization Form's entries over to the inquiry form, across a navigation or a reload of the tab. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { lasting } from '../../lib/sessionStore';
import { parsed } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { storageKeys } from '../forms/storageKeys';
import { readValues } from './draft';

const stored = lasting(storageKeys.handover);

/** Stores values for the inquiry form, in place of earlier ones. */
export const leaveHandover = (values: Partial<InquiryValues>): void => stored.set(JSON.stringify(values));

/** Returns the stored values and deletes them; undefined if there are none. */
export function takeHandover(): Partial<InquiryValues> | undefined {
  const left = stored.get();
  stored.set(undefined);
  return readValues(parsed(left));
}

/** Fills in the handed over values; true once it has. OtherRequirementsMessage gets one more line, others are replaced. */
export function useHandover(): boolean {
  const form = useForm<InquiryValues>();
  const [carriedOver, setCarriedOver] = useState(false);
  useEffect(() => {
    const values = takeHandover();
    if (!values) return;
    const { OtherRequirementsMessage: line = '', ...rest } = values;
    const held = form.getState().values.OtherRequirementsMessage;
    form.batch(() => {
      fillIn(form, rest);
      if (!held.includes(line)) form.change('OtherRequirementsMessage', held ? `${held}\n${line}` : line);
    });
    setCarriedOver(true);
  }, [form]);
  return carriedOver;
}
