import { describe, expect, it } from 'vitest';
import { glossary } from '../../frontend/src/content/glossary';
import { pathOf } from '../../frontend/src/routes/paths';
import { pageAt } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';

const { terms } = glossary;

describe('the glossary', () => {
  it('has its terms in alphabetical order, each once, with a valid anchor', () => {
    const names = terms.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(terms.filter(({ id }) => !/^[a-z\d-]+$/.test(id) || id.startsWith('letter-'))).toEqual([]);
  });

  it('has a short definition of each term, and links, and contains no promise', () => {
    expect(terms.filter(({ definition }) => !/^.{1,219}\.$/.test(definition))).toEqual([]);
    expect(terms.filter(({ see = [] }) => see.length === 0)).toEqual([]);
    expect(JSON.stringify(glossary)).not.toMatch(/guarantee|vaccin|warrant/i);
  });

  it('is in the structured data and the search index, term by term', () => {
    const { structuredData } = pageAt(pathOf('glossary')).head;
    const set = structuredData.find((data) => data['@type'] === 'DefinedTermSet') as unknown as {
      readonly hasDefinedTerm: readonly { readonly name: string; readonly url: string }[];
    };
    expect(set.hasDefinedTerm.map(({ name }) => name)).toEqual(terms.map(({ name }) => name));
    const links = terms.map(({ id }) => pathOf('glossary', id));
    const found = searchIndex().entries.filter(({ on }) => on === 'Glossary');
    expect(found.map(({ href }) => href)).toEqual(links);
    expect(set.hasDefinedTerm.map(({ url }) => new URL(url).pathname + new URL(url).hash)).toEqual(links);
  });
});
