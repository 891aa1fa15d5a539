/** Carries what another form collected into the inquiry form, across a navigation or a reload of this tab. */
import { type InquiryControl, type InquiryValues, inquiryDefaults } from '../../content/inquiry';

const key = 'inquiry-handover';
/** Where the browser refuses storage, the hand-over still survives a navigation inside the app. */
let kept: string | null = null;

/** Leaves values for the inquiry form, in place of any left before. */
export function leaveHandover(values: Partial<InquiryValues>): void {
  kept = JSON.stringify(values);
  try {
    sessionStorage.setItem(key, kept);
  } catch {
    // Kept in memory.
  }
}

/** Takes the values left for the form, once; `undefined` where there are none. */
export function takeHandover(): Partial<InquiryValues> | undefined {
  let left = kept;
  kept = null;
  try {
    left ??= sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Memory has it, or nothing has.
  }
  return left === null ? undefined : readValues(left);
}

/** Only known controls with text in them: storage is the visitor's, and may hold anything. */
function readValues(json: string): Partial<InquiryValues> | undefined {
  try {
    const entries = Object.entries(JSON.parse(json) as object).filter(
      ([name, value]) => Object.hasOwn(inquiryDefaults, name) && typeof value === 'string',
    );
    return Object.fromEntries(entries) as Partial<Record<InquiryControl, string>>;
  } catch {
    return undefined;
  }
}
