/** Rules for a page's own markup: it is whole, readable and harmless before any script runs. */
import { colorSchemeAttribute } from '../../../frontend/src/theme/tokens';
import { byTag, type HtmlElement, isInside, openingTag } from './html';
import type { PageRule } from './rule';

const text = ({ text: value }: HtmlElement) => value.trim().replace(/\s+/g, ' ');

const oneHeading: PageRule = {
  name: 'exactly one h1',
  broken: ({ document }) => {
    const found = byTag(document, 'h1');
    if (found.length !== 1) return [`${found.length} h1: ${found.map(text).join(' | ')}`];
    return found.filter((heading) => text(heading) === '').map(() => 'the h1 is empty');
  },
};

const headingLevels: PageRule = {
  name: 'heading levels do not skip',
  broken: ({ document }) => {
    let before = 0;
    return byTag(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((heading) => {
      const level = Number(heading.tag.slice(1));
      const skipped = level > before + 1;
      const after = before === 0 ? 'comes first' : `comes after h${before}`;
      before = level;
      return skipped ? [`h${level} "${text(heading)}" ${after}`] : [];
    });
  },
};

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

const images: PageRule = {
  name: 'images have width, height and alt',
  broken: ({ document }) =>
    byTag(document, 'img').flatMap((image) => {
      const { alt, width, height } = image.attributes;
      const missing = [
        ...(alt === undefined ? ['alt'] : []),
        ...([width, height].some((value) => !/^[1-9]\d*$/.test(value ?? '')) ? ['width or height'] : []),
      ];
      return missing.length > 0 ? [`no ${missing.join(', no ')}: ${openingTag(image)}`] : [];
    }),
};

const uniqueIds: PageRule = {
  name: 'an id stands once',
  broken: ({ document }) => {
    const seen = new Set<string>();
    return document.elements.flatMap(({ attributes: { id } }) => {
      if (id === undefined || !seen.has(id)) {
        if (id !== undefined) seen.add(id);
        return [];
      }
      return [`#${id}`];
    });
  },
};

const language: PageRule = {
  name: 'the language is stated',
  broken: ({ document }) => byTag(document, 'html').flatMap(({ attributes: { lang } }) => (lang ? [] : ['no lang'])),
};

const wellFormed: PageRule = {
  name: 'a browser has nothing to mend',
  broken: ({ document }) => document.faults,
};

const mainContent: PageRule = {
  name: 'the heading stands in the one main element',
  broken: ({ document }) => {
    const mains = byTag(document, 'main').length;
    if (mains !== 1) return [`${mains} main`];
    return byTag(document, 'h1')
      .filter((heading) => !isInside(heading, 'main'))
      .map((heading) => `outside main: ${text(heading)}`);
  },
};

/** In the order in which they are reported. */
export const documentRules: readonly PageRule[] = [
  wellFormed,
  language,
  oneHeading,
  mainContent,
  headingLevels,
  wholeText,
  noInlineScript,
  images,
  uniqueIds,
];
