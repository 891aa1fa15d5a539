import { describe, expect, it } from 'vitest';
import { glossary } from '../../frontend/src/content/glossary';
import { pathOf } from '../../frontend/src/routes/paths';
import { pageAt } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';
import { plain } from './support/content';

const { terms } = glossary;

describe('the glossary', () => {
  it('has its terms in the order of the alphabet, each with an anchor and a name of its own', () => {
    const names = terms.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    expect(terms.filter(({ id }) => !/^[a-z\d-]+$/.test(id) || id.startsWith('letter-'))).toEqual([]);
  });

  it.each(terms)('has a short definition of $name, and links', ({ definition, see }) => {
    expect(definition.length).toBeLessThanOrEqual(220);
    expect(definition).toMatch(/\.$/);
    expect(see?.length).toBeGreaterThan(0);
  });

  it('marks a rule of the United States, with its source', () => {
    expect(terms.filter(({ rule }) => rule).map(({ id, rule }) => [id, plain(rule?.text ?? ''), rule?.source])).toEqual(
      [
        [
          'red-blood-cells',
          'Red blood cells, as a liquid product, are kept at 1–10 °C during shipment.',
          '21 CFR 600.15',
        ],
      ],
    );
  });

  it('has no figure of a cooler: its temperatures are of storage, of labels, or of the rule', () => {
    const withFigures = terms.filter(({ definition }) => /\d\s?(?:°|h\b|in\b)/.test(plain(definition)));
    expect(withFigures.map(({ id }) => id)).toEqual([
      'frozen-plasma',
      'label-colors',
      'platelets',
      'red-blood-cells',
      'thawed-plasma',
    ]);
    for (const { id, definition } of withFigures.filter(({ id: each }) => each !== 'label-colors'))
      expect(definition, id).toContain('stored');
  });

  it('promises nothing', () => {
    expect(JSON.stringify(glossary)).not.toMatch(/certified|guarantee|vaccin|warrant/i);
  });

  it('is declared term by term, and found by the search', () => {
    const { structuredData } = pageAt(pathOf('glossary')).head;
    const set = structuredData.find((data) => data['@type'] === 'DefinedTermSet') as unknown as {
      readonly hasDefinedTerm: readonly { readonly name: string; readonly url: string }[];
    };
    expect(set.hasDefinedTerm.map(({ name }) => name)).toEqual(terms.map(({ name }) => name));
    const found = searchIndex().entries.filter(({ on }) => on === 'Glossary');
    expect(found.map(({ href }) => href)).toEqual(terms.map(({ id }) => pathOf('glossary', id)));
    expect(set.hasDefinedTerm.map(({ url }) => new URL(url).pathname + new URL(url).hash)).toEqual(
      found.map(({ href }) => href),
    );
  });
});
