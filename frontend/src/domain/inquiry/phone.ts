/** The phone number of an inquiry: a country code and ten digits, sent as one `Number` (sections 3, 5 and 9). */

/** The country codes to choose from; the first is the default. */
export const countryCodes = ['+1', '+91', '+78', '+61'] as const;

/** Digits of a phone number without its country code. */
export const phoneDigits = 10;

/**
 * Why a number cannot be sent as it is: it has another country's code, or more than ten digits. `eleventh`: the text
 * has its ten digits, and the one that was typed after them was not taken.
 */
export type PhoneProblem = 'country' | 'digits' | 'eleventh';

export interface PhoneEntry {
  /** What the control holds from now on. */
  readonly text: string;
  /** Set where the text began with the country code of one of the choices. */
  readonly countryCode?: string;
  readonly problem?: PhoneProblem;
}

interface Way {
  readonly pasted?: boolean;
  /** What the control held before. */
  readonly before?: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * What a phone control makes of `raw`. Typed, it takes digits, ten at most (section 5). A country code of the choices is
 * no part of the ten: it is taken off where it is written with a plus (pasted, even before fewer than ten digits: the
 * form then asks for them), or where pasted text is ten digits longer than a known code. Typed digits are never taken for a code.
 * A number that would lose digits or its own country code stays as it is: cut to ten digits, it would be somebody else's.
 */
export function readPhone(raw: string, { pasted = false, before = '' }: Way = {}): PhoneEntry {
  const all = digitsOf(raw);
  if (/^\D*\+/.test(raw)) return readWithPlus(raw, all, pasted);
  if (pasted) {
    const digits = all.replace(/^00/, '');
    const code = countryCodes.find((known) => digits.startsWith(known.slice(1)) && digits.length === lengthWith(known));
    if (code && all.length > phoneDigits) return { text: digits.slice(code.length - 1), countryCode: code };
  }
  if (all.length <= phoneDigits) return { text: all };
  // Taking a digit away from a number that is too long is no reason to take away others.
  if (pasted || digitsOf(before).length > phoneDigits) return { text: raw, problem: 'digits' };
  return { text: all.slice(0, phoneDigits), problem: 'eleventh' };
}

const lengthWith = (code: string) => code.length - 1 + phoneDigits;

function readWithPlus(raw: string, digits: string, pasted: boolean): PhoneEntry {
  const code = countryCodes.find((known) => digits.startsWith(known.slice(1)));
  if (!code) {
    const isBegun = countryCodes.some((known) => known.slice(1).startsWith(digits));
    return isBegun ? { text: raw } : { text: raw, problem: 'country' };
  }
  if (digits.length > lengthWith(code)) return { text: raw, problem: 'digits' };
  return pasted || digits.length === lengthWith(code)
    ? { text: digits.slice(code.length - 1), countryCode: code }
    : { text: raw };
}

/** Whether a phone control can hold `text` by itself, as it is. */
export const canHoldPhone = (text: string): boolean =>
  [false, true].some((pasted) => readPhone(text, { pasted }).text === text);

/** Why what a phone control holds cannot be sent, where that is not for want of digits. */
export const problemOfPhone = (text: string): PhoneProblem | undefined => {
  const { problem, text: held } = readPhone(text, { pasted: true });
  return held === text ? problem : undefined;
};
