/**
 * Marks ten digits that were cut off from a longer number: they may be another person's number, so they are not sent
 * until edited. Stored beside the draft, which would restore them as a valid number.
 */
import { storedValue } from '../../lib/storage';
import { storageKeys } from '../forms/storageKeys';

/** `markCutPhone` marks digits as cut off, or removes the mark. */
export const { get: cutPhone, set: markCutPhone } = storedValue(storageKeys.cutPhone);

export const isCutPhone = (phone: string): boolean => phone !== '' && phone === cutPhone();
