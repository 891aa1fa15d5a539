/** Rules for a page's markup before any script runs. */
import { colorSchemeAttribute } from '../../../frontend/src/theme/tokens';
import { byTag, isInside, openingTag } from './html';
import { markup } from './markup-rule';
import { pageRule, type Rule } from './site';

/** React's markers of a boundary that is not finished, or whose content a script inserts. */
const wholeText = pageRule('full text without a script', ({ document }) => [
  ...document.comments.filter((comment) => /^\$[?!~]/.test(comment)).map((comment) => `<!--${comment}-->`),
  ...document.elements
    .filter(({ tag, attributes: { id = '', hidden } }) =>
      tag === 'template' ? /^[BP]:/.test(id) : hidden !== undefined && /^S:/.test(id),
    )
    .map(openingTag),
]);

const dataBlocks = ['application/json', 'application/ld+json'];

const noInlineScript = pageRule(
  'no executable inline script but the first one, which sets the color scheme',
  ({ document }) => [
    ...byTag(document, 'script')
      .filter(({ attributes: { src, type = '' } }) => src === undefined && !dataBlocks.includes(type))
      .filter(({ text: program }, index) => index > 0 || !program.includes(`"${colorSchemeAttribute}"`))
      .map(openingTag),
    ...document.elements
      .filter(({ attributes }) =>
        Object.entries(attributes).some(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value)),
      )
      .map(openingTag),
  ],
);

/** A variable without a fallback that is never set makes the declaration invalid. */
const variablesWritten = pageRule('the styles set every variable that they read', ({ document }) => {
  const css = byTag(document, 'style')
    .map(({ text }) => text)
    .join();
  const written = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  return [...read].filter((name) => !written.has(name));
});

const mainContent = pageRule('the one main element has the one h1', ({ document }) => {
  const [mains, headings] = [byTag(document, 'main'), byTag(document, 'h1')];
  const outside = headings.filter((heading) => !isInside(heading, 'main'));
  const isRight = mains.length === 1 && headings.length === 1 && outside.length === 0;
  return isRight ? [] : [`${mains.length} main, ${headings.length} h1, ${outside.length} of them outside main`];
});

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

const bothUnits = pageRule('a temperature or a length in a table in both of its units', ({ document }) =>
  byTag(document, 'td', 'th')
    .map(({ text: cell }) => cell.trim())
    .filter((cell) => !isInBothUnits(cell)),
);

export const documentRules: readonly Rule[] = [
  markup,
  mainContent,
  wholeText,
  noInlineScript,
  variablesWritten,
  bothUnits,
];
