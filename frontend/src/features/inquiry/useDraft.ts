import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { type InquiryValues, inquiryDefaults } from '../../content/inquiry';
import { fillIn } from '../forms/fillIn';
import { keepDraft, readDraft } from './draft';

/**
 * Fills in the draft that this tab kept; true once that has happened. After hydration, since the
 * prerendered page knows no draft, and before `useEarlyInput` and `useHandover`, which are newer.
 */
export function useRestoredDraft(): boolean {
  const form = useForm<InquiryValues>();
  const arrival = useRef(useLocation());
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const values = readDraft(arrival.current);
    if (!values) return;
    fillIn(form, values);
    setRestored(true);
  }, [form]);
  return restored;
}

/** Keeps the draft at every change, so that not a letter is lost. After the hooks that fill the form in. */
export function useKeptDraft() {
  const form = useForm<InquiryValues>();
  const location = useLocation();
  useEffect(() => {
    const end = form.subscribe(({ values }) => keepDraft(values, location), { values: true });
    return () => {
      end();
      // Leaving closes the details (section 4), also for a later return to this very entry of the history.
      const { IsMoreSpecificDetails } = inquiryDefaults;
      keepDraft({ ...form.getState().values, IsMoreSpecificDetails }, location);
    };
  }, [form, location]);
}
