/** Carries the Customization Form's entries over to the inquiry form, across a navigation or a reload of the tab. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { customizationDefaults, inquiryDefaults } from '../../domain/inquiry/defaults';
import { fromJson, storedValue } from '../../lib/storage';
import { withoutDefaults } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { storageKeys } from '../forms/storageKeys';
import { readValues } from './draft';

const stored = storedValue(storageKeys.handover);

/** Stores values for the inquiry form. */
export const leaveHandover = (values: Partial<InquiryValues>): void => stored.set(JSON.stringify(values));

/** Returns the stored values and deletes them; undefined if there are none. */
export function takeHandover(): Partial<InquiryValues> | undefined {
  const values = readValues(fromJson(stored.get()));
  stored.set(undefined);
  return values;
}

/** The default answers of the Customization Form, for those that still have the default of the inquiry form. */
const assumedFor = (held: InquiryValues) =>
  Object.fromEntries(
    Object.entries(withoutDefaults(customizationDefaults, inquiryDefaults) ?? {}).filter(
      ([name]) => held[name as InquiryControl] === inquiryDefaults[name as InquiryControl],
    ),
  );

/** Fills in the handed over values; true once it has. OtherRequirementsMessage gets one more line, others are replaced. */
export function useHandover(): boolean {
  const form = useForm<InquiryValues>();
  const [carriedOver, setCarriedOver] = useState(false);
  useEffect(() => {
    const values = takeHandover();
    if (!values) return;
    const { OtherRequirementsMessage: line, ...rest } = values;
    const held = form.getState().values;
    const others = held.OtherRequirementsMessage;
    const isNew = line && !others.split('\n').includes(line);
    fillIn(form, {
      ...assumedFor(held),
      ...rest,
      ...(isNew && { OtherRequirementsMessage: others ? `${others}\n${line}` : line }),
    });
    setCarriedOver(true);
  }, [form]);
  return carriedOver;
}
