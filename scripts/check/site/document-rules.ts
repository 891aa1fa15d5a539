/** Rules for a page's own markup: it is whole, readable and harmless before any script runs. */
import { colorSchemeAttribute } from '../../../frontend/src/theme/tokens';
import { byTag, type HtmlElement, isInside, openingTag } from './html';
import { markup } from './markup-rule';
import type { PageRule } from './rule';

const text = ({ text: value }: HtmlElement) => value.trim().replace(/\s+/g, ' ');

/** React's marks of a boundary that was not finished, or whose content is moved in by a script. */
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

/** A variable that is read without a fallback, and that nothing writes, undoes the declaration that reads it. */
const variablesWritten: PageRule = {
  name: 'every variable that its styles read is written in them',
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
  name: 'a browser has nothing to mend',
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

/** In the order in which they are reported. */
export const documentRules: readonly PageRule[] = [
  wellFormed,
  markup,
  mainContent,
  wholeText,
  noInlineScript,
  variablesWritten,
];
