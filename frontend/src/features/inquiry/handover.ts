/** Carries what another form collected into the inquiry form, across a navigation or a reload of this tab. */
import type { InquiryValues } from '../../content/inquiry';
import { handoverKey } from './kept';
import { readValues } from './storedValues';

/** Where the browser refuses storage, the hand-over still survives a navigation inside the app. */
let kept: string | null = null;

/** Leaves values for the inquiry form, in place of any left before. */
export function leaveHandover(values: Partial<InquiryValues>): void {
  kept = JSON.stringify(values);
  try {
    sessionStorage.setItem(handoverKey, kept);
  } catch {
    // Kept in memory.
  }
}

/** Takes the values left for the form, once; `undefined` where there are none. */
export function takeHandover(): Partial<InquiryValues> | undefined {
  let left = kept;
  kept = null;
  try {
    left ??= sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
  } catch {
    // Memory has it, or nothing has.
  }
  if (left === null) return undefined;
  try {
    return readValues(JSON.parse(left));
  } catch {
    return undefined;
  }
}
