/**
 * The draft of an inquiry, in the tab's session storage: gone with the tab, and in no other storage,
 * for it holds a name, an e-mail address and a phone number.
 */
import { type InquiryControl, type InquiryValues, inquiryDefaults } from '../../content/inquiry';
import { forget, recall, remember } from '../../lib/sessionStore';
import { draftKey } from './storageKeys';
import { readValues } from './storedValues';

/** Goes up when a control's values come to mean something else; a draft of another version is not read. */
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
  const untouched = Object.entries(inquiryDefaults).every(([name, value]) => values[name as InquiryControl] === value);
  if (untouched) clearDraft();
  else remember(draftKey, JSON.stringify({ version, place: nameOf(place), values }));
}

/** Takes the draft away. */
export const clearDraft = () => forget(draftKey);

/**
 * What the draft holds other than defaults; `undefined` where that is nothing. The detail section is
 * closed by a change of location (section 4), so its `yes` counts only at the place where it was given.
 */
export function readDraft(place: Place): Partial<InquiryValues> | undefined {
  const draft = stored();
  if (draft?.version !== version) return undefined;
  const values = readValues(draft.values) ?? {};
  if (draft.place !== nameOf(place)) delete values.IsMoreSpecificDetails;
  const entered = Object.entries(values).filter(([name, value]) => value !== inquiryDefaults[name as InquiryControl]);
  return entered.length === 0 ? undefined : Object.fromEntries(entered);
}

function stored(): { version?: unknown; place?: unknown; values?: unknown } | null {
  try {
    return JSON.parse(recall(draftKey) ?? 'null');
  } catch {
    return null;
  }
}
