/** Rules for figures in tables: who reads °F and inches finds them beside °C and centimeters, and the other way round. */
import { byTag } from './html';
import type { PageRule } from './rule';

/** A unit, after a figure or alone, as in a column of units. */
const named = (unit: string) => new RegExp(`(?:\\d\\s?|^)(?:${unit})(?=$|[\\s,.;:()/])`, 'g');
/** The units that stand for each other; a figure before "in" has the thin space that no word has before it. */
const pairs = [
  [/°C/g, /°F/g],
  [named('cm|mm'), /(?:\d\u202f|[(/] ?|^)in(?=$|[\s,.;:()/])/g],
] as const;

/** Whether every temperature and every length of a cell stands there in both of its units, which one being no matter. */
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
