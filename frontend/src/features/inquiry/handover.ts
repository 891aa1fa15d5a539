/** Carries what another form collected into the inquiry form, across a navigation or a reload of this tab. */

import type { InquiryValues } from '../../domain/inquiry/contract';
import { forget, recall, remember } from '../../lib/sessionStore';
import { handoverKey } from './storageKeys';
import { readValues } from './storedValues';

/** Where the browser refuses storage, the hand-over still survives a navigation inside the app. */
let kept: string | undefined;

/** Leaves values for the inquiry form, in place of any left before. */
export function leaveHandover(values: Partial<InquiryValues>): void {
  kept = JSON.stringify(values);
  remember(handoverKey, kept);
}

/** Takes the values left for the form, once; `undefined` where there are none. */
export function takeHandover(): Partial<InquiryValues> | undefined {
  const left = kept ?? recall(handoverKey);
  kept = undefined;
  forget(handoverKey);
  if (left === undefined) return undefined;
  try {
    return readValues(JSON.parse(left));
  } catch {
    return undefined;
  }
}
