/** Rule for figures in tables: temperatures in °C and °F, lengths in centimeters and inches. */
import { byTag } from './html';
import type { PageRule } from './rule';

/** A unit after a figure, or alone in a column of units. */
const named = (unit: string) => new RegExp(`(?:\\d\\s?|^)(?:${unit})(?=$|[\\s,.;:()/])`, 'g');
/** Pairs of units; "in" is a unit after the thin space that follows a figure. */
const pairs = [
  [/°C/g, /°F/g],
  [named('cm|mm'), /(?:\d\u202f|[(/] ?|^)in(?=$|[\s,.;:()/])/g],
] as const;

/** Whether every temperature and every length of a cell is given in both units, in any order. */
export const isInBothUnits = (cell: string): boolean =>
  pairs.every(([one, other]) => (cell.trim().match(one) ?? []).length === (cell.trim().match(other) ?? []).length);

const bothUnits: PageRule = {
  name: 'a temperature or a length in a table in both of its units',
  broken: ({ document }) =>
    byTag(document, 'td', 'th')
      .map(({ text }) => text.trim())
      .filter((text) => !isInBothUnits(text)),
};

export const unitRules: readonly PageRule[] = [bothUnits];
