import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryControl, InquiryValues } from '../../content/inquiry';
import { takeHandover } from './handover';

/** Fills in what the Customization Form left for this one; true once that has happened. */
export function useHandover(): boolean {
  const form = useForm<InquiryValues>();
  const [carriedOver, setCarriedOver] = useState(false);
  useEffect(() => {
    const values = takeHandover();
    if (!values) return;
    form.batch(() => {
      for (const [control, value] of Object.entries(values)) form.change(control as InquiryControl, value);
    });
    setCarriedOver(true);
  }, [form]);
  return carriedOver;
}
