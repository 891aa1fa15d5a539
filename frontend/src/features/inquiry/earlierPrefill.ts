/** What this tab last put into the form for a request, so that a reload does not put it there again. */
import { recall, remember } from '../../lib/sessionStore';
import type { Prefill } from './request';
import { prefillKey } from './storageKeys';
import { readValues } from './storedValues';

/** Keeps a prefill, in place of any earlier one. */
export const keepPrefill = (prefill: Prefill): unknown => remember(prefillKey, JSON.stringify(prefill));

/** The prefill that was kept last; undefined where there is none that can be read. */
export function readPrefill(): Prefill | undefined {
  try {
    const { values, lines } = JSON.parse(recall(prefillKey) ?? 'null') ?? {};
    const read = readValues(values);
    if (!read || !Array.isArray(lines)) return undefined;
    return { values: read, lines: lines.filter((line) => typeof line === 'string') };
  } catch {
    return undefined;
  }
}
