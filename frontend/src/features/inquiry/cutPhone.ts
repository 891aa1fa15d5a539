/**
 * The ten digits that are left of a number of more: they are somebody else's number, and are not sent until they are
 * edited. Kept beside the draft, which would bring them back as a number like any other.
 */
import { forget, recall, remember } from '../../lib/sessionStore';
import { cutPhoneKey } from './storageKeys';

/** Where the browser refuses storage, the mark lives as long as the page, as the entries do. */
let kept: string | undefined;

/** The digits that were marked last. */
export const cutPhone = (): string | undefined => recall(cutPhoneKey) ?? kept;

/** Marks digits as cut; without any, takes the mark away. */
export function markCutPhone(digits: string | undefined): void {
  kept = digits;
  if (digits === undefined) forget(cutPhoneKey);
  else if (remember(cutPhoneKey, digits)) kept = undefined;
}

/** Whether a phone number is what is left of a longer one. */
export const isCutPhone = (phone: string): boolean => phone !== '' && phone === cutPhone();
