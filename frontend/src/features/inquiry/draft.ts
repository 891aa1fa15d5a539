/** What the inquiry form keeps in the tab's session storage: its draft and the last prefill of a request. */
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { closedDetails } from '../../domain/inquiry/payload';
import { canHoldPhone } from '../../domain/inquiry/phone';
import { detailControls } from '../../domain/inquiry/steps';
import { forget, fromJson, storedValue } from '../../lib/storage';
import { createDraft, useKeptDraft, useRestoredDraft, withoutDefaults } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { storageKeys } from '../forms/storageKeys';
import { changesFor, type Prefill } from './prefill';

export function canHold(control: InquiryControl, value: string): boolean {
  if (control === 'Phone') return canHoldPhone(value);
  const { options } = inquiryControls[control];
  return !options || value === inquiryDefaults[control] || options.some((option) => option.value === value);
}

const draft = createDraft<InquiryValues>(storageKeys.inquiry, inquiryDefaults, canHold);
const lastPrefill = storedValue(storageKeys.prefill);

/** The valid values among stored ones; undefined if `stored` is not an object. */
export const { readValues } = draft;

/** The form's history entry: it changes with a navigation, and not with a reload. */
export type Place = Pick<Location, 'key' | 'hash'>;

/** The URL's query follows the request in the form, without a navigation. */
const nameOf = ({ key, hash }: Place) => key + hash;

/** Replaces the draft by the values of a form at `place`; a form with its default values leaves none. */
export const keepDraft = (values: InquiryValues, place: Place): void => draft.keep(values, nameOf(place));

/** Deletes the draft, and the note of an unanswered inquiry. */
export function clearDraft(): void {
  draft.clear();
  forget(storageKeys.unanswered);
}

/** The values that an inquiry was sent with, and the prefill that was among them. */
export interface Sending {
  readonly values: Readonly<InquiryValues>;
  readonly prefill: Prefill | undefined;
}

const withoutPrefill = ({ values, prefill }: Sending): InquiryValues => ({
  ...values,
  ...changesFor(values, inquiryDefaults, { values: {}, lines: [] }, prefill),
});

/**
 * The values of a form that were entered since the inquiry was sent from it, or in details that were closed then, without a
 * prefill; undefined if there are none.
 */
export function unsentOf(held: Partial<InquiryValues>, sending: Sending): Partial<InquiryValues> | undefined {
  const own = withoutPrefill({ values: { ...inquiryDefaults, ...held }, prefill: readPrefill() });
  const sent = withoutPrefill(sending);
  const closed: readonly string[] = closedDetails(sending.values);
  const isChanged = (control: string) =>
    own[control as InquiryControl] !== sent[control as InquiryControl] || closed.includes(control);
  // A number that was corrected keeps its country.
  const isOfPhone = (control: string) => control === 'CountryCode' && own.Phone !== '' && isChanged('Phone');
  const changed = Object.entries(own).filter(([control]) => isChanged(control) || isOfPhone(control));
  const unsent = withoutDefaults<InquiryValues>(Object.fromEntries(changed), inquiryDefaults);
  const { IsMoreSpecificDetails } = held;
  const hasDetails = unsent && detailControls.some((control) => control in unsent);
  return hasDetails && IsMoreSpecificDetails ? { ...unsent, IsMoreSpecificDetails } : unsent;
}

/** Reduces the draft to the values that were not sent with the inquiry. */
export function keepUnsent(sending: Sending): void {
  const { place, values = {} } = draft.stored() ?? {};
  draft.keep({ ...inquiryDefaults, ...unsentOf(values, sending) }, place);
}

/** The draft's values that differ from the defaults, if any. Details stay open only where they were opened (section 4). */
export function readDraft(place: Place): Partial<InquiryValues> | undefined {
  const stored = draft.stored();
  if (stored?.place !== nameOf(place)) delete stored?.values?.IsMoreSpecificDetails;
  return withoutDefaults(stored?.values, inquiryDefaults);
}

/** Fills in the draft of this tab; true once it has. Early input and a handover are newer. */
export function useRestoredInquiry(): boolean {
  const location = useLocation();
  return useRestoredDraft(() => readDraft(location));
}

/**
 * Stores the draft on every change, and with closed details when the visitor leaves. In a page that is restored from the
 * back/forward cache the form gets what another document of the tab has stored, or sent.
 */
export function useKeptInquiry() {
  const form = useForm<InquiryValues>();
  const location = useLocation();
  useKeptDraft(useCallback((values: InquiryValues) => keepDraft(values, location), [location]));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const held = withoutDefaults(form.getState().values, inquiryDefaults);
      const kept = draft.read();
      if (!persisted || JSON.stringify(held) === JSON.stringify(kept)) return;
      form.restart(inquiryDefaults);
      fillIn(form, kept ?? {});
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [form]);
  useEffect(
    () => () => {
      // Leaving closes the details (section 4), also for a return to the same history entry.
      const { IsMoreSpecificDetails } = inquiryDefaults;
      keepDraft({ ...form.getState().values, IsMoreSpecificDetails }, location);
    },
    [form, location],
  );
}

/** Stores the prefill of a request, so that a reload does not apply it again; undefined once that was sent or cleared. */
export const keepPrefill = (prefill: Prefill | undefined): void => lastPrefill.set(prefill && JSON.stringify(prefill));

/** The last stored prefill; undefined if there is no valid one. */
export function readPrefill(): Prefill | undefined {
  const { values, lines } = (fromJson(lastPrefill.get()) ?? {}) as { values?: unknown; lines?: unknown };
  const read = readValues(values);
  if (!read || !Array.isArray(lines)) return undefined;
  return { values: read, lines: lines.filter((line) => typeof line === 'string') };
}
