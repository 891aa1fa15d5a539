/**
 * The phone number of an inquiry: a country code and ten digits, sent as one `Number` (sections 3, 5 and 9).
 * libphonenumber-js has other rules, 25 kB (brotli) and no +78.
 */

/** The first is the default. */
export const countryCodes = ['+1', '+91', '+78', '+61'] as const;

/** The number of digits without the country code. */
export const phoneDigits = 10;

/**
 * Why a number cannot be sent: `country`: it has a country code that is not one of the choices; `digits`: more than ten
 * digits; `eleventh`: a digit was typed after the tenth and was rejected.
 */
export type PhoneProblem = 'country' | 'digits' | 'eleventh';

export interface PhoneEntry {
  /** The new value of the control. */
  readonly text: string;
  /** Set if the text began with one of the country codes. */
  readonly countryCode?: string;
  readonly problem?: PhoneProblem;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Parses the text of the phone control. Typed text is cut to ten digits (section 5). A country code is split off after
 * a plus; in pasted text also after 00, or without either before ten digits. A number that would lose digits or its
 * code stays as it is: cut to ten digits it would be another person's. `before` is the control's previous value.
 */
export function readPhone(entered: string, { pasted = false, before = '' } = {}): PhoneEntry {
  // Japanese and Chinese keyboards type full-width characters.
  const raw = entered.normalize('NFKC');
  const all = digitsOf(raw);
  if (/^\D*\+/.test(raw)) return readWithPlus(raw, all, pasted);
  if (pasted && all.length > phoneDigits) {
    if (all.startsWith('00')) return readWithPlus(raw, all.slice(2), pasted);
    const code = countryCodes.find((known) => all.startsWith(known.slice(1)) && all.length === lengthWith(known));
    if (code) return { text: all.slice(code.length - 1), countryCode: code };
  }
  if (all.length <= phoneDigits) return { text: all };
  // While a visitor deletes digits from a number that is too long, do not cut it.
  if (pasted || digitsOf(before).length > phoneDigits) return { text: raw, problem: 'digits' };
  return { text: all.slice(0, phoneDigits), problem: 'eleventh' };
}

const lengthWith = (code: string) => code.length - 1 + phoneDigits;

function readWithPlus(raw: string, digits: string, pasted: boolean): PhoneEntry {
  // A complete number with +7 (Russia, Kazakhstan) is not an incomplete one with +78.
  const isOfPlus7 = pasted && digits.startsWith('7') && digits.length === lengthWith('+7');
  const code = isOfPlus7 ? undefined : countryCodes.find((known) => digits.startsWith(known.slice(1)));
  if (!code) {
    const isIncomplete = countryCodes.some((known) => known.slice(1).startsWith(digits));
    return isIncomplete ? { text: raw } : { text: raw, problem: 'country' };
  }
  if (digits.length > lengthWith(code)) return { text: raw, problem: 'digits' };
  return pasted || digits.length === lengthWith(code)
    ? { text: digits.slice(code.length - 1), countryCode: code }
    : { text: raw };
}

/** Whether a text is a value that the phone control can have, used to check stored drafts. */
export const canHoldPhone = (text: string): boolean =>
  [false, true].some((pasted) => readPhone(text, { pasted }).text === text);

/** Why the control's value cannot be sent, apart from missing digits. */
export const problemOfPhone = (text: string): PhoneProblem | undefined => {
  const { problem, text: held } = readPhone(text, { pasted: true });
  return held === text ? problem : undefined;
};
