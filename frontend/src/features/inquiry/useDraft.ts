import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { useShownLocation } from '../../lib/shownLocation';
import { useKeptDraft, useRestoredDraft } from '../forms/useDraft';
import { keepDraft, readDraft } from './draft';

/** Fills in the draft that this tab kept; true once that has happened. `useEarlyInput` and `useHandover` are newer. */
export function useRestoredInquiry(): boolean {
  const [arrival] = useState(useShownLocation());
  return useRestoredDraft(useCallback(() => readDraft(arrival), [arrival]));
}

/** Keeps the draft at every change, and with its details closed when the visitor leaves. */
export function useKeptInquiry() {
  const form = useForm<InquiryValues>();
  const location = useShownLocation();
  useKeptDraft(useCallback((values: InquiryValues) => keepDraft(values, location), [location]));
  useEffect(
    () => () => {
      // Leaving closes the details (section 4), also for a later return to this very entry of the history.
      const { IsMoreSpecificDetails } = inquiryDefaults;
      keepDraft({ ...form.getState().values, IsMoreSpecificDetails }, location);
    },
    [form, location],
  );
}
