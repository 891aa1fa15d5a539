/** Rules for a page's markup before any script runs. */
import { colorSchemeAttribute } from '../../../frontend/src/theme/tokens';
import { byTag, type HtmlElement, isInside, openingTag } from './html';
import { markup } from './markup-rule';
import type { PageRule } from './rule';

const text = ({ text: value }: HtmlElement) => value.trim().replace(/\s+/g, ' ');

/** React's markers of a boundary that is not finished, or whose content a script inserts. */
const wholeText: PageRule = {
  name: 'full text without a script',
  broken: ({ document }) => [
    ...document.comments.filter((comment) => /^\$[?!~]/.test(comment)).map((comment) => `<!--${comment}-->`),
    ...document.elements
      .filter(({ tag, attributes: { id = '', hidden } }) =>
        tag === 'template' ? /^[BP]:/.test(id) : hidden !== undefined && /^S:/.test(id),
      )
      .map(openingTag),
  ],
};

const dataBlocks = ['application/json', 'application/ld+json'];

const noInlineScript: PageRule = {
  name: "no executable inline script but the color scheme's",
  broken: ({ document }) => [
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
};

/** A variable without a fallback that is never set makes the declaration invalid. */
const variablesWritten: PageRule = {
  name: 'the styles set every variable that they read',
  broken: ({ document }) => {
    const css = byTag(document, 'style')
      .map(({ text: rules }) => rules)
      .join();
    const written = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name ?? ''));
    return [...read].filter((name) => !written.has(name));
  },
};

const wellFormed: PageRule = {
  name: 'the HTML has no parse errors',
  broken: ({ document }) => document.faults,
};

const mainContent: PageRule = {
  name: 'the one main element has the one h1',
  broken: ({ document }) => {
    const mains = byTag(document, 'main').length;
    if (mains !== 1) return [`${mains} main`];
    const headings = byTag(document, 'h1');
    if (headings.length !== 1) return [`${headings.length} h1: ${headings.map(text).join(' | ')}`];
    return headings.filter((heading) => !isInside(heading, 'main')).map((heading) => `outside main: ${text(heading)}`);
  },
};

export const documentRules: readonly PageRule[] = [
  wellFormed,
  markup,
  mainContent,
  wholeText,
  noInlineScript,
  variablesWritten,
];
