/** The spellings of each unit as regular expression sources without capturing groups. */
export const spellings = [
  ['°C', String.raw`(?:°|degrees?|deg\.?)?\s*(?:celsius|centigrade|c)`],
  ['°F', String.raw`(?:°|degrees?|deg\.?)?\s*(?:fahrenheit|f)`],
  ['h', 'hours?|hrs?|h'],
  ['days', 'days?|d'],
  ['min', 'minutes?|mins?'],
  ['years', 'years?'],
  ['s', 'seconds?|secs?|s'],
  ['in', 'inch(?:es)?|in\\.?|["″”]'],
  ['cm', 'cm'],
  ['mm', 'mm'],
  ['ml', 'ml'],
  ['lb', 'pounds?|lbs?'],
  ['kg', 'kg'],
  ['g', 'g'],
  ['L', 'lit(?:er|re)s?|l'],
  ['ft', 'feet|foot|ft'],
] as const;

export type Unit = (typeof spellings)[number][0] | '';
