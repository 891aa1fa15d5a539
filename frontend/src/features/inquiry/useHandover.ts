import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { fillIn } from '../forms/fillIn';
import { takeHandover } from './handover';

/**
 * Fills in what the Customization Form left for this one; true once that has happened. It replaces what
 * a draft held, but for the other requirements: the modal does not ask for them, it adds a line.
 */
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
