import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchEntry, SearchIndex } from '../../frontend/src/content/screen-content';
import { createSearch, type Found } from '../../frontend/src/features/search/engine';
import { indexFiles, splitIndex } from '../../frontend/src/features/search/split';
import { isStopTerm, termOf } from '../../frontend/src/features/search/terms';
import { searchIndex } from '../../frontend/src/site/search-index';
import { forRuns } from './support/forAny';

type Split = ReturnType<typeof splitIndex>;

/** A search over a split index that adds the files that a query misses, and the names of those. */
function searchIn({ head, files }: Split) {
  const { find, add } = createSearch(head);
  const loaded: string[] = [];
  const search = (query: string, all = false): Found => {
    const { found, missing } = find(query, all);
    if (found && missing.length === 0) return found;
    for (const name of missing) add(name, files.get(name));
    loaded.push(...missing);
    return search(query, all);
  };
  return { search, loaded };
}

const index = searchIndex();
const { find } = createSearch(index);
const whole = (asked: string) => find(asked).found as Found;
const small = splitIndex(index, { terms: 100, entries: 3 });

const text = index.entries.map((entry) => `${entry.title} ${entry.text}`).join(' ');
const words = [...new Set(text.split(/\s+/))];
const aWord = fc.constantFrom(...words);
/** Words without one letter, or with another in its place, from the letter `first` on. */
const misspelled = (word: fc.Arbitrary<string>, first = 0) =>
  fc.tuple(word, fc.nat(), fc.constantFrom('', ...'aeinrst')).map(([right, at, letter]) => {
    const place = first + (at % (right.length - first));
    return right.slice(0, place) + letter + right.slice(place + 1);
  });
const beginning = fc.tuple(aWord, fc.nat()).map(([word, at]) => word.slice(0, 3 + (at % word.length)));
const asOne = fc.tuple(aWord, aWord).map((both) => both.join(''));
const typed = fc.oneof(aWord, beginning, misspelled(aWord), asOne);
const figure = fc.oneof(
  fc.tuple(fc.integer({ min: -90, max: 40 }), fc.nat(10)).map(([min, more]) => `${min} to ${min + more} °C`),
  fc.integer({ min: -90, max: 100 }).map((value) => `${value} °C`),
  fc.integer({ min: 1, max: 96 }).map((value) => `${value} hours`),
);
const size = fc.constantFrom(...(text.match(/\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)+/g) ?? []));
const synonym = fc.constantFrom(...index.synonyms.flat(), ...index.aliases.map(([alias]) => alias));
const title = fc.constantFrom(...index.entries.map((entry) => entry.title));
const comparison = fc.tuple(title, title).map((both) => both.join(' vs '));
const part = fc.oneof({ weight: 5, arbitrary: typed }, figure, size, synonym);
const query = fc.oneof(
  { weight: 6, arbitrary: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')) },
  title,
  comparison,
);

/** Results without the order of the terms of a hit, which is that of the files. */
const sorted = ({ hits, ...found }: Found) => ({
  ...found,
  hits: hits.map(({ terms, ...hit }) => ({ ...hit, terms: [...terms].sort() })),
});

const firstOf = ({ hits }: Found) => {
  const groups = new Set(hits.map(({ entry }) => entry.group));
  return [...groups].map((group) => hits.filter(({ entry }) => entry.group === group).slice(0, 6));
};

describe('A split index', () => {
  forRuns(150)('has the results of the whole one in the same order, for any query', [query], (asked) => {
    const expected = whole(asked);
    const { search } = searchIn(small);
    expect(firstOf(sorted(search(asked)))).toEqual(firstOf(sorted(expected)));
    expect(sorted(search(asked, true))).toEqual(sorted(expected));
  });

  it('has the results of the whole one for a word that is a plural once two letters are swapped', () => {
    expect(whole('takss').hits).not.toEqual([]);
    expect(sorted(searchIn(small).search('takss', true))).toEqual(sorted(whole('takss')));
  });

  it('is one file for the catalog of today, which then misses nothing', () => {
    expect([...indexFiles(index)]).toEqual([['', index]]);
    expect(createSearch(index).find('kelvni 2-8 C', true).missing).toEqual([]);
  });
});

/** Words of this site, and rarer ones made of two halves, by how often they are used: as in a language, few often. */
function writer() {
  const known = [...new Set(text.toLowerCase().match(/[a-z]{4,}/g))];
  const half = (at: number) => known[at % known.length] ?? '';
  const word = (rank: number) => {
    if (rank < known.length) return half(rank);
    const [start, end] = [half(rank * 31), half(rank * 57 + Math.floor(rank / known.length))];
    return start.slice(0, Math.ceil(start.length / 2)) + end.slice(Math.floor(end.length / 2));
  };
  let state = 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const next = () => word(Math.floor(15_000 ** (below(1e6) / 1e6)) - 1);
  return { below, word, words: (count: number) => Array.from({ length: count }, next).join(' ') };
}

/** An index of `count` products that have figures of their own, and five questions each. */
function grown(count: number): SearchIndex {
  const { below, words, word } = writer();
  const entries = Array.from({ length: count }, (_, at): SearchEntry[] => {
    const name = `${word(60 + at)} ${at}`;
    const [min, hours] = [below(30) - 20, 6 * (1 + below(12))];
    const href = `/Products/${at}`;
    const figures = {
      temperatures: [{ value: { min, max: min + 6, unit: '°C' } }],
      holdTimes: [{ value: { max: hours, unit: 'h' } }],
    } as const;
    const product = { title: name, href, text: words(80), group: 'Products', ...figures } as const;
    const questions = Array.from({ length: 5 }, (_, number): SearchEntry => {
      const title = `${words(6)} ${name}?`;
      return {
        title,
        on: name,
        href: `${href}#${number}`,
        text: `${words(20)} ${min} °C for ${hours} h.`,
        group: 'Questions',
      };
    });
    return [product, ...questions];
  });
  return { ...index, entries: entries.flat() };
}

describe('With 3,000 products', () => {
  const long = grown(3000);
  const split = splitIndex(long);
  const bytesIn = (names: readonly string[], quality: number) =>
    names
      .map((name) => JSON.stringify(split.files.get(name) ?? split.head))
      .map((text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length)
      .reduce((sum, each) => sum + each);
  const load = (asked: string) => {
    const { search, loaded } = searchIn(split);
    const { hits, answers, published } = search(asked);
    const names = ['head', ...loaded];
    // As the build compresses them, in ten times the time, only where it matters.
    const atMost = bytesIn(names, 5);
    const bytes = atMost < 60_000 ? atMost : bytesIn(names, constants.BROTLI_MAX_QUALITY);
    return { found: hits.length + answers.length + published.length, bytes };
  };
  const known = long.entries
    .flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !isStopTerm(termOf(word)));
  // The weight of a word is how often the catalog uses it.
  const aWord = fc.nat(known.length - 1).map((at) => known[at] ?? '');
  const begun = aWord.map((word) => word.slice(0, 4));
  const wrong = misspelled(
    aWord.filter((word) => word.length > 4),
    1,
  );
  const second = fc.oneof(aWord, begun, wrong);
  const two = fc
    .tuple(aWord, second, fc.constantFrom(' ', ' vs '))
    .map(([one, other, between]) => one + between + other);

  forRuns(25)(
    'a query of one or two words loads less than 60 kB, misspelled or compared as well',
    [fc.oneof(aWord, begun, wrong, two)],
    (asked) => expect(load(asked).bytes).toBeLessThan(60_000),
  );

  it.each([
    '2-8 C',
    '4 °C 24 hours',
    'payload vs closure',
    'home vs cool',
    'takes vs logss',
    'cooler cooling passive transport',
  ])('“%s” loads less than 60 kB', (asked) => {
    const { found, bytes } = load(asked);
    expect(found).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(60_000);
  });
});
