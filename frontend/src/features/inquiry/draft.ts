/** The draft of an inquiry, which is read differently at different places of the tab's history. */

import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { forget } from '../../lib/sessionStore';
import { entered, storeDraft, storedDraft } from '../forms/draft';
import { draftKey, unansweredKey } from './storageKeys';
import { readValues } from './storedValues';

const version = 1;

/** Where in the tab's history a form stands: another one after a navigation, the same after a reload. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const nameOf = (place: Place) => `${place.key} ${place.pathname}${place.search}${place.hash}`;

/** Keeps what a form at `place` holds, in place of any earlier draft. A form at its defaults leaves none. */
export function keepDraft(values: InquiryValues, place: Place): void {
  storeDraft(draftKey, { version, place: nameOf(place), values }, inquiryDefaults);
}

/** Takes the draft away, and with it what became of it. */
export const clearDraft = () => [draftKey, unansweredKey].forEach(forget);

/** What a form holds that is not in the inquiry that was sent from it; undefined where that is nothing. */
export function unsentOf(
  held: Partial<InquiryValues>,
  sent: Readonly<InquiryValues>,
): Partial<InquiryValues> | undefined {
  const changed = Object.entries(held).filter(([control, value]) => value !== sent[control as InquiryControl]);
  return entered(Object.fromEntries(changed), inquiryDefaults);
}

/** Leaves in the draft what was entered since an inquiry was sent, and nothing of what is in that. */
export function keepUnsent(sent: Readonly<InquiryValues>): void {
  const draft = storedDraft(draftKey, version);
  const unsent = unsentOf(readValues(draft?.values) ?? {}, sent);
  storeDraft(
    draftKey,
    { version, place: draft?.place ?? '', values: { ...inquiryDefaults, ...unsent } },
    inquiryDefaults,
  );
}

/**
 * What the draft holds other than defaults; `undefined` where that is nothing. The detail section is
 * closed by a change of location (section 4), so its `yes` counts only at the place where it was given.
 */
export function readDraft(place: Place): Partial<InquiryValues> | undefined {
  const draft = storedDraft(draftKey, version);
  const values = readValues(draft?.values);
  if (draft?.place !== nameOf(place)) delete values?.IsMoreSpecificDetails;
  return entered(values, inquiryDefaults);
}
