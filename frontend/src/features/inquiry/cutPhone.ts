/**
 * Marks ten digits that were cut off from a longer number: they may be another person's number, so they are not sent
 * until edited. Stored beside the draft, which would restore them as a valid number.
 */
import { forget, recall, remember } from '../../lib/sessionStore';
import { storageKeys } from '../forms/storageKeys';

const { cutPhone: cutPhoneKey } = storageKeys;

/** If storage is refused, the mark lives as long as the page, like the entries. */
let kept: string | undefined;

export const cutPhone = (): string | undefined => recall(cutPhoneKey) ?? kept;

/** Marks digits as cut off, or removes the mark. */
export function markCutPhone(digits: string | undefined): void {
  kept = digits;
  if (digits === undefined) forget(cutPhoneKey);
  else if (remember(cutPhoneKey, digits)) kept = undefined;
}

export const isCutPhone = (phone: string): boolean => phone !== '' && phone === cutPhone();
