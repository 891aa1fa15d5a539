import { inquiryControls, phoneDigits } from '../../content/inquiry';

const knownCodes = (inquiryControls.CountryCode.options ?? []).map((option) => option.value);

export interface PhoneEntry {
  readonly digits: string;
  /** Set where the text began with the country code of one of the choices. */
  readonly countryCode?: string;
}

/**
 * What a phone control takes from `raw`: digits, ten at most (section 5). A leading country code is
 * no part of the ten: it is taken off where it is written with a plus (pasted, even before fewer than
 * ten digits: the form then asks for them), or where pasted text is ten digits longer than a known code. Typed digits are never taken for a code.
 */
export function readPhone(raw: string, { pasted = false } = {}): PhoneEntry {
  const plus = raw.trimStart().startsWith('+');
  const all = raw.replace(/\D/g, '');
  const digits = pasted && !plus ? all.replace(/^00/, '') : all;
  const countryCode = knownCodes.find((code) => {
    const prefix = code.slice(1);
    const rest = digits.length - prefix.length;
    return digits.startsWith(prefix) && (plus ? pasted || rest >= phoneDigits : pasted && rest === phoneDigits);
  });
  if (countryCode === undefined) return { digits: all.slice(0, phoneDigits) };
  const start = countryCode.length - 1;
  return { digits: digits.slice(start, start + phoneDigits), countryCode };
}
