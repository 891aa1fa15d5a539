/**
 * The finder's verdicts on needs, each worked out by hand from the specification (sections 3 and 9). The order and the
 * sentences of those on 10 h at 2–8 °C are in tests/browser/spoken/find.yml.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { sentenceOf } from '../../frontend/src/content/finder/finder';
import { celsiusWords } from '../../frontend/src/content/finder/need-words';
import { goods } from '../../frontend/src/content/goods';
import { converted } from '../../frontend/src/domain/conversion';
import {
  isAsked,
  type NeedError,
  type NeededRange,
  type NeedField,
  queryOf,
  readNeed,
} from '../../frontend/src/domain/need';
import { between } from '../../frontend/src/domain/quantities';
import {
  compare,
  type Finding,
  isBlank,
  isByRequest,
  reachesBeyond,
  resultOf,
  unitsOf,
  worstFirst,
} from '../../frontend/src/domain/verdict';
import { askedBy } from '../../frontend/src/features/finder/askedBy';
import { openQuestions } from '../../frontend/src/features/finder/openQuestions';
import { coolerOf, plain } from './support/content';
import { forAny, forRuns } from './support/forAny';
import { specifiedProducts } from './support/specifiedProducts';

/** Coolers without a published range, hold time, size or number of openings. */
const withoutFigures = ['cube', 'medication', 'oem', 'roller-bear', 'biological-specimen'];

/** The verdicts below were worked out for these. A cooler that is added later changes none of them. */
const coolers = candidates.filter(({ id }) => specifiedProducts.includes(id));

const columns = 'kelvin monarch-xvo-10 monarch-xvo-5 eclipse core-xvo-3-5 core-xvo-30 safeguard-xvo-10 hard'.split(' ');

/**
 * A need a line, and the verdict on each cooler of `columns`: M match, C confirm, ? unknown, - fails. The verdict on a cooler
 * without figures is always unknown. Lines that begin with # say what the needs below them show.
 */
const table = `
# Ranges: the whole published range lies inside the needed one.
min=2&max=8                                           M  -  -  M  -  -  ?  ?
min=1&max=6                                           M  -  -  -  -  -  ?  ?
min=20&max=24                                         -  -  -  -  M  M  ?  ?
min=2&max=25                                          M  M  M  M  M  M  ?  ?
min=-80&max=-60                                       -  -  -  -  -  -  ?  ?
max=23.9                                              M  -  -  M  -  C  ?  ?
min=24                                                -  -  -  -  -  -  ?  ?
min=2.1&max=8                                         -  -  -  -  -  -  ?  ?
# A limit that is typed is met at the limit.
max=-18                                               M  -  -  -  -  C  ?  ?
# Goods that are stored below −18 °C are not at −18 °C, whatever the lower end is; the gray Kelvin is.
specimen=frozen-plasma&min=-40&max=-18                -  -  -  -  -  C  ?  ?
specimen=frozen-plasma&min=-40&max=0&unit=F           -  -  -  -  -  C  ?  ?
min=-18&max=-18                                       M  -  -  -  -  -  ?  ?
min=-20&max=-20                                       -  -  -  -  -  C  ?  ?
# A figure that is no whole °F is compared as it is.
min=-14&max=-0.4&unit=F                               M  -  -  -  -  C  ?  ?
# Hours.
min=2&max=8&hours=10                                  C  -  -  M  -  -  ?  ?
hours=12                                              M  M  M  -  M  M  M  M
hours=18                                              C  C  C  -  C  C  M  M
hours=24                                              C  -  -  -  -  C  -  M
hours=48                                              -  -  -  -  -  -  -  C
min=1&max=6&hours=24                                  C  -  -  -  -  -  -  ?
min=1&max=6&hours=24.5                                -  -  -  -  -  -  -  ?
min=2&max=8&hours=12                                  C  -  -  -  -  -  ?  ?
min=2&max=8&hours=13                                  -  -  -  -  -  -  ?  ?
min=-18&max=-18&hours=4                               C  -  -  -  -  -  ?  ?
# Openings: a published number counts, "can be opened" is none.
min=2&max=8&hours=10&openings=9                       -  -  -  M  -  -  -  ?
min=15&max=25&hours=10&openings=9                     -  -  -  M  C  ?  -  ?
openings=4                                            M  ?  ?  M  C  ?  M  ?
openings=10                                           -  ?  ?  -  C  ?  -  ?
# Specimens: their storage range, and geometry has a veto.
specimen=red-blood-cells                              M  -  -  -  -  -  ?  ?
specimen=red-blood-cells&units=8                      ?  -  -  -  -  -  ?  ?
specimen=frozen-plasma                                -  -  -  -  -  C  ?  ?
# A unit of platelets is too long for the CORE XVO 30 to lie flat, but goes in leaning.
specimen=inactivated-platelets                        -  -  -  -  -  C  ?  ?
specimen=platelets-apheresis                          -  -  -  -  M  M  ?  ?
specimen=platelets-apheresis&units=5&application=2    -  -  -  -  C  C  ?  ?
specimen=cryoprecipitate&units=2                      -  -  -  -  C  C  ?  ?
specimen=cryoprecipitate&application=1                -  -  -  -  -  -  -  ?
specimen=igsc-syringe&units=25                        ?  M  C  C  C  C  ?  ?
# Four vials, the table's maximum, do not go into the Monarch.
specimen=albumin-vial&units=4                         ?  C  C  C  -  C  ?  ?
specimen=igsc-syringe-and-albumin-vial                M  M  M  M  -  C  ?  ?
specimen=anti-rhd-immunoglobulin                      M  -  -  M  -  -  ?  ?
specimen=thawed-plasma&units=10&application=2         ?  -  -  -  -  -  ?  ?
specimen=frozen-cryoprecipitate&units=12              -  -  -  -  -  C  ?  ?
specimen=anti-rhd-immunoglobulin&units=2              ?  -  -  ?  -  -  ?  ?
# A range in the need replaces the storage range of the goods; a limit that is typed is met at the limit.
specimen=red-blood-cells&min=1&max=6                  M  -  -  -  -  -  ?  ?
specimen=red-blood-cells&min=34&max=43&unit=F         M  -  -  -  -  -  ?  ?
# A box of the visitor's own.
length=27&width=15&height=20                          ?  C  C  M  -  C  ?  ?
length=27.9&width=15.9&height=20.3                    ?  -  -  C  -  C  ?  ?
length=279.4mm&width=158.8mm&height=203.2mm&size=in   ?  -  -  C  -  C  ?  ?
length=27.9&width=16&height=20.3                      ?  -  -  -  -  C  ?  ?
length=8&width=11&height=6.255&size=in                ?  -  -  -  -  C  ?  ?
length=8&width=11&height=6.25&size=in                 ?  -  -  M  -  C  ?  ?
length=7&width=2.25&height=11&size=in                 ?  C  C  M  C  C  ?  ?
# Carrying.
carry=horizontal                                      ?  ?  ?  ?  M  ?  M  ?
min=2&max=25&hours=12&carry=shoulder-strap            ?  M  ?  -  M  ?  ?  ?
`;

/**
 * What is said of the last requirement of a need, for a cooler, with … for other words. Those words are in finderSentences.txt,
 * the sentences on a limit of hours in tests/browser/spoken/find.yml: here are the figures.
 */
const sentences = `
openings=9                              eclipse         9 openings within its hold time: covers the 9 you need.
# In the unit of the need.
min=68&max=75&unit=F                    monarch-xvo-10  36–77 °F (2–25 °C): you need 68 °F at the coldest and 75 °F at the warmest.
hours=20                                monarch-xvo-10  12–18 h: holds at most 18 of the 20 h you need.
hours=14                                monarch-xvo-10  12–18 h: you need 14 h, between the two figures. Confirm it.
hours=18                                monarch-xvo-10  12–18 h: you need 18 h, the upper figure. Confirm it.
openings=5                              kelvin          Up to 4 openings per 24 h: 4 of the 5 you need.
carry=shoulder-strap                    eclipse         Shoulder strap: included.
carry=shoulder-strap                    monarch-xvo-10  Shoulder strap: an option.
# The specification has no tables for the CORE XVO 30: those on its page are to be confirmed.
specimen=platelets-apheresis&units=5&application=1  core-xvo-30  At most 4 (2 coolers) in Application 1, by the table on its page: 5 × … Confirm the number.
specimen=frozen-plasma&units=12         core-xvo-30     At most 10 in each: 12 × Frozen plasma go into 2 coolers, by the table on its page. Confirm the number.
specimen=albumin-vial&units=4           monarch-xvo-10  3 × … side by side … its table gives 4. …
specimen=albumin-vial&units=4           eclipse         2 × … payload space: 2 coolers for 4. Confirm …
# A box, in its own unit first.
length=27.9&width=16&height=20.3        eclipse         27.9 × 15.9 × 20.3 cm (11 × 6.25 × 8 in) payload space: your box … exceeds its width by 2 mm.
length=27.9&width=15.9&height=20.3      eclipse         … takes your box … with 0 mm … converted and rounded: confirm the fit.
length=30&width=20&height=20            core-xvo-30     … with 15 mm to spare on its tightest side. Its other published interior does not: confirm which applies.
# Of two interiors, the smaller one counts.
specimen=red-blood-cells&units=8        core-xvo-30     4 × … into the empty 11 × … 2 coolers for 8. … Its other published interior is 13.5 × … confirm which applies.
length=10&width=6&height=2&size=in      core-xvo-30     11 × 7 × 2.25 in … with 6 mm to spare on its tightest side. …
# A published number of units, of which the specification does not say what one is.
specimen=igsc-syringe&units=10          monarch-xvo-5   Holds 4 units: ask what counts as a unit for Syringe of IgSC 2 g.
specimen=inactivated-platelets          core-xvo-30     … exceeds its length by 17 mm lying flat. Confirm the fit.
# The side of the cooler, which is not that of the box: its height takes the box's length.
length=30&width=20&height=15            monarch-xvo-10  … your box of … exceeds its height by 8 mm.
# "More than 1" is two or more.
specimen=anti-rhd-immunoglobulin&min=2&max=25&units=5        monarch-xvo-10  More than 1 (at most 3 coolers) in Application 1 and not applicable (NA) in Application 2, by the table …
specimen=anti-rhd-immunoglobulin&min=2&max=25&application=2  monarch-xvo-10  Not applicable (NA) in Application 2, by the table on its page: …
`
  .split('\n')
  .filter((line) => line.includes('='))
  .map((line) => line.split(/ {2,}/) as [query: string, id: string, sentence: string]);

const verdictOfMark: Readonly<Record<string, string>> = { M: 'match', C: 'confirm', '?': 'unknown', '-': 'fails' };

const needs = table
  .split('\n')
  .filter((line) => line.includes('='))
  .map((line) => {
    const [query = '', ...marks] = line.split(/\s+/);
    return [query, Object.fromEntries(columns.map((id, at) => [id, verdictOfMark[marks[at] ?? '']]))] as const;
  });

const read = (query: string) => readNeed(new URLSearchParams(query), goods);
const verdicts = (query: string) => {
  const { need, errors } = read(query);
  expect(errors).toEqual({});
  return compare(coolers, need);
};

const resultFor = (query: string, id: string) => resultOf(coolerOf(id), read(query).need).packOuts[0];
const sentencesOf = (findings: readonly Finding[]) => findings.map((finding) => plain(sentenceOf(finding)));

describe('the finder', () => {
  it.each(needs)('%s', (query, expected) => {
    const given = Object.fromEntries(verdicts(query).map(({ cooler, verdict }) => [cooler.id, verdict]));
    expect(given).toEqual({ ...expected, ...Object.fromEntries(withoutFigures.map((id) => [id, 'unknown'])) });
  });

  const range = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.nat(40));
  forAny('has the same verdicts for a range in whole °C and in °F, as labels convert it', [range], ([min, span]) => {
    const { min: from, max: to } = converted(between(min, min + span, '°C')) ?? {};
    const outcomes = (query: string) => new Map(verdicts(query).map(({ cooler, verdict }) => [cooler.id, verdict]));
    expect(outcomes(`min=${from}&max=${to}&unit=F`)).toEqual(outcomes(`min=${min}&max=${min + span}`));
  });

  it('sorts a cooler that has the range before those that do not, where none covers the hours', () => {
    const [, nearest] = verdicts('min=1&max=6&hours=48').filter((result) => !isBlank(result));
    expect(nearest?.cooler.id).toBe('kelvin');
  });

  it.each([
    // By the upper figure of the hours, then by the lower one.
    ['hours=20', 'hard kelvin core-xvo-30 safeguard-xvo-10 monarch-xvo-10 monarch-xvo-5 core-xvo-3-5 eclipse'],
    ['hours=14', 'safeguard-xvo-10 hard kelvin monarch-xvo-10 monarch-xvo-5 core-xvo-3-5 core-xvo-30 eclipse'],
    // By the number of points that are open.
    [
      'openings=4&carry=shoulder-strap',
      'eclipse core-xvo-3-5 kelvin monarch-xvo-10 safeguard-xvo-10 monarch-xvo-5 core-xvo-30 hard',
    ],
  ])('%s: in this order: %s', (query, ids) => {
    const order = verdicts(query).map(({ cooler }) => cooler.id);
    expect(order.filter((id) => !withoutFigures.includes(id)).join(' ')).toBe(ids);
  });

  it.each([
    ['min=1&max=6&hours=24', 'kelvin', 'XVO 9.5 White'],
    // Neither has the range, and its disks are nearer.
    ['min=-30&max=-25', 'core-xvo-30', 'frozen goods'],
    ['min=1&max=6&hours=1', 'kelvin', 'XVO 6.5 White'],
    ['specimen=frozen-plasma&hours=24', 'kelvin', 'XVO 9.5 Gray'],
  ])('%s: the nearest pack-out of %s is %s', (query, id, name) => {
    expect(resultFor(query, id).packOut.name).toBe(name);
  });

  it('calls a cooler blank only where it publishes nothing that the need is about', () => {
    const blankFor = (query: string) => verdicts(query).flatMap((result) => (isBlank(result) ? result.cooler.id : []));
    expect(blankFor('min=2&max=8').sort()).toEqual([...withoutFigures, 'hard', 'safeguard-xvo-10'].sort());
    expect(blankFor('hours=10').sort()).toEqual([...withoutFigures].sort());
    // Its hours are known where its range is not.
    expect(blankFor('min=2&max=8&hours=10').sort()).toEqual([...withoutFigures].sort());
  });

  it.each(sentences)('says of %s for the %s: %s', (query, id, sentence) => {
    const given = sentencesOf(resultFor(query, id).findings).at(-1);
    const words = sentence.split('…').map((part) => part.replace(/[.+()]/g, '\\$&'));
    expect(given).toMatch(new RegExp(`^${words.join('.*')}$`));
  });

  it('says each kind of finding in the words of finderSentences.txt, which has # for figures, “goods” for their names', async () => {
    const findings = needs.flatMap(([query]) => verdicts(query).flatMap(({ packOuts }) => packOuts));
    const names = goods.flatMap(({ units }) => units.map(({ name }) => plain(name)));
    const kinds = findings
      .flatMap((packOut) => sentencesOf(packOut.findings))
      .map((text) => text.replace(new RegExp(names.join('|')), 'goods'))
      // A range and a size are one figure.
      .map((text) => text.replace(/−?\d[\d.]*(?:(?:–| × | to )−?\d[\d.]*)*\b/g, '#'))
      // The table above has the units.
      .map((text) => text.replace(/# (?:°[CF]|cm|in) \(# (?:°[CF]|cm|in)\)|# °[CF]|(?<=box of )# (?:cm|in)/g, '#'));
    await expect(`${[...new Set(kinds)].sort().join('\n')}\n`).toMatchFileSnapshot('finderSentences.txt');
  });

  it('gives the worst of its findings first', () => {
    const { findings } = resultFor('min=2&max=8&hours=48&carry=handle', 'kelvin');
    expect(worstFirst(findings).map(({ outcome }) => outcome)).toEqual(['fails', 'unknown', 'match']);
  });

  it('says “by request” of a cooler only if it publishes no figure at all', () => {
    const ids = coolers.flatMap((cooler) => (isByRequest(cooler) ? [cooler.id] : []));
    expect(ids.sort()).toEqual([...withoutFigures].sort());
  });
});

describe('a need in an address', () => {
  it.each<[query: string, field: NeedField, error: NeedError]>([
    ['min=cold', 'min', 'number'],
    ['min=8&max=2', 'max', 'order'],
    ['min=2 °C&max=46 °F', 'max', 'number'],
    ['unit=K&min=3', 'unit', 'choice'],
    ['min=-25 -15', 'min', 'number'],
    // A list has no ends, and "6/8" is hardly a fraction.
    ['hours=2/4/8 h', 'hours', 'number'],
    ['min=2-6/8', 'min', 'number'],
    ['hours=0', 'hours', 'positive'],
    ['hours=100,000', 'hours', 'large'],
    ['openings=1.5', 'openings', 'whole'],
    ['specimen=unicorn', 'specimen', 'choice'],
    ['specimen=red-blood-cells&application=3', 'application', 'choice'],
    ['units=4', 'specimen', 'goods'],
    ['length=10&width=4', 'height', 'sides'],
    // What a field cannot mean is an error, and is not left out of the comparison.
    ['min=2-8&max=10', 'min', 'number'],
    ['min=below 2&max=8', 'min', 'number'],
    ['min=2&max=above 8', 'max', 'number'],
    ['min=2&max=2-8', 'max', 'number'],
    ['max=-251', 'max', 'temperature'],
    ['max=483&unit=F', 'max', 'temperature'],
    ['hours=2 °C', 'hours', 'number'],
    ['hours=more than 10 h', 'hours', 'number'],
    ['openings=4 h', 'openings', 'number'],
    ['openings=1001', 'openings', 'large'],
    // A slash divides nothing but an inch.
    ['specimen=red-blood-cells&units=20⁄10', 'units', 'number'],
    ['length=1/2&width=4&height=4', 'length', 'number'],
    ['specimen=red-blood-cells&units=0', 'units', 'positive'],
    ['application=1', 'specimen', 'goods'],
    ['length=4 h&width=4&height=4', 'length', 'number'],
    ['length=0&width=4&height=4', 'length', 'positive'],
    ['length=400&width=4&height=4&size=in', 'length', 'large'],
    ['carry=bicycle', 'carry', 'choice'],
  ])('has an error for a field that cannot be read, and keeps its text: %s', (query, field, error) => {
    const { errors, values } = read(query);
    expect(errors).toEqual({ [field]: error });
    expect(values).toMatchObject(Object.fromEntries(new URLSearchParams(query)));
  });

  it.each([
    ['min=−2,5&max=+8.5', { range: { min: -2.5, max: 8.5, unit: '°C' } }],
    ['min=36-46 °F', { range: { min: 36, max: 46, unit: '°F' } }],
    ['min=35.6 F&max=46&unit=C', { range: { min: 35.6, max: 46, unit: '°F' } }],
    ['max=1/6 °C', { range: { min: 1, max: 6, unit: '°C' } }],
    ['hours=1/8 day', { hours: 3 }],
    ['hours=½ h', { hours: 0.5 }],
    // Of several days or hours, and where it is not said.
    ['hours=2/3 days', { hours: 72 }],
    ['hours=1/2', { hours: 2 }],
    ['hours=24/48', { hours: 48 }],
    // Converted, in figures that can be read.
    ['hours=100 min', { hours: 1.67 }],
    ['length=20 cm&width=7 cm&height=123 mm&size=in', { box: { size: [7.874, 2.756, 4.843], unit: 'in' } }],
    // Of a range and of a limit, what has to be covered.
    ['hours=8-10', { hours: 10 }],
    ['hours=at least 10', { hours: 10 }],
    ['openings=more than 4 times', { openings: 5 }],
    ['openings=>9', { openings: 10 }],
    ['max=below 8', { range: { max: 8, unit: '°C' } }],
    ['min=2-2', { range: { min: 2, unit: '°C' } }],
    ['max=400&unit=F', { range: { max: 400, unit: '°F' } }],
    ['length=3.125&width=300&height=2&size=cm', { box: { size: [3.125, 300, 2], unit: 'cm' } }],
    // One unit is that of the other sides, too.
    ['length=10&width=9&height=6 in', { box: { size: [10, 9, 6], unit: 'in' } }],
    ['length=100 mm&width=90&height=60&size=in', { box: { size: [10, 9, 6], unit: 'cm' } }],
    ['length=50 mm&width=2 in&height=3', { box: { size: [5, 5.08, 3], unit: 'cm' } }],
    ['length=11 7/8"&width=7 7⁄8”&height=3/4 in.', { box: { size: [11.875, 7.875, 0.75], unit: 'in' } }],
    ['length=5 1/2&width=7½&height=½', { box: { size: [5.5, 7.5, 0.5], unit: 'cm' } }],
  ])('is read with signs, units and ranges as people type them: %s', (query, need) => {
    const { errors, need: given } = read(query.replaceAll('+', '%2B'));
    expect({ errors, need: given }).toEqual({ errors: {}, need });
  });

  const figures = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 4 });
  const separators = fc.array(fc.constantFrom('/', ' / ', '-', ' – ', ' to ', '~', '...'), {
    minLength: 3,
    maxLength: 3,
  });
  forRuns(1000)(
    'has the smallest and the largest figure of a text, or an error',
    [figures, separators],
    (typed, by) => {
      const text = typed.map((figure, index) => `${index > 0 ? by[index - 1] : ''}${figure}`).join('');
      const { need, errors } = read(`max=${text}&hours=${text}`);
      const [min, max] = [Math.min(...typed), Math.max(...typed)];
      expect(errors.max ?? need.range).toEqual(errors.max ? 'number' : { ...(min < max && { min }), max, unit: '°C' });
      expect(errors.hours ?? need.hours).toBe(errors.hours ? 'number' : max);
    },
  );

  it('means the same in the address that is made of it, however its choices are spelled', () => {
    const query = 'specimen=RED-blood-cells&min=36&max=46&unit=f&length=1&width=1&height=1&size=IN&carry=Handle';
    const { need, values } = read(query);
    expect(read(queryOf(values)).need).toEqual(need);
    expect(values).toMatchObject({ specimen: 'red-blood-cells', unit: 'F', size: 'in', carry: 'handle' });
    // The form has no value for a unit that is the default.
    expect(read('unit=C&size=cm').values).toMatchObject({ unit: '', size: '' });
  });

  it.each(
    '4× | 4 x | 4x | 4 times | 1 opening | 4 Openings | 4 units | 4 bags | 4 pieces | 4 pcs. | 4 vials | 4 syringes'.split(
      ' | ',
    ),
  )('has the number of %j', (text) => expect(read(`openings=${text}`).need.openings).toBe(Number(text[0])));

  it.each(['min=cold&max=8', 'min=2&max=hot', 'specimen=red-blood-cells&min=cold', 'specimen=red-blood-cells&max=hot'])(
    'has no range where one of its ends is refused: %s',
    (query) => expect(read(query).need.range).toBeUndefined(),
  );

  it.each([
    [true, 'min=2', 'hours=1', 'openings=1', 'length=1&width=1&height=1', 'carry=handle', 'specimen=frozen-plasma'],
    [false, '', 'unit=F', 'openings=0', 'size=in'],
  ])('is a need, %s: %j', (isNeed, ...queries: string[]) => {
    for (const query of queries) expect(isAsked(read(query).need), query).toBe(isNeed);
  });

  const typed = fc.constantFrom('', ' 2 ', '8', 'cold');
  const fields = fc.record({
    min: typed,
    max: typed,
    unit: fc.constantFrom('', 'C', 'F'),
    hours: typed,
    length: typed,
    width: typed,
    height: typed,
    size: fc.constantFrom('', 'cm', 'in'),
    carry: fc.constantFrom('', 'handle'),
  });
  forRuns(300)('has what the fields of the form have, and nothing that says nothing', [fields], (values) => {
    const query = queryOf(values);
    const { values: kept, ...given } = read(query);
    const { values: _, ...entered } = read(`${new URLSearchParams(values)}`);
    expect(given).toEqual(entered);
    const { unit, size, length, width, height } = values;
    expect(kept.unit).toBe(unit === 'F' ? 'F' : '');
    expect(kept.size).toBe(size === 'in' && length + width + height !== '' ? 'in' : '');
    expect(query).not.toMatch(/=(?:&|$)/);
  });

  it.each([
    ['specimen=red-blood-cells&min=1&max=6', false],
    ['specimen=red-blood-cells&min=2&max=8', true],
    // Without a lower end they may freeze.
    ['specimen=red-blood-cells&max=6', true],
    ['specimen=frozen-plasma&min=1&max=6', true],
    ['specimen=frozen-plasma', false],
    // In whole °F, as labels round.
    ['specimen=red-blood-cells&min=34&max=43&unit=F', false],
    ['specimen=red-blood-cells&min=33&max=43&unit=F', true],
    ['specimen=red-blood-cells&min=34&max=44&unit=F', true],
  ])('tells whether the range reaches beyond the storage range of the goods: %s, %s', (query, beyond) => {
    const { goods: carried, range } = read(query).need;
    expect(Boolean(carried && range && reachesBeyond(range, carried.storage))).toBe(beyond);
  });
});

it.each([
  ['specimen=red-blood-cells', 'safeguard-xvo-10', ['At most 10 in Application 1 and at most 4 in Application 2']],
  ['specimen=igsc-syringe', 'monarch-xvo-10', ['10 × Syringe of IgSC 2 g in each.']],
  ['specimen=red-blood-cells', 'kelvin', []],
  // Where the need gives a number or an application, this is a finding.
  ['specimen=red-blood-cells&units=25', 'safeguard-xvo-10', []],
  // A unit that does not go in is a finding as well.
  ['specimen=inactivated-platelets', 'core-xvo-3-5', []],
])('The units that a cooler takes are given where their number is not asked about: %s, %s', (query, id, texts) => {
  const given = sentencesOf(unitsOf(coolerOf(id), read(query).need));
  expect(given).toEqual(texts.map((text) => expect.stringContaining(text)));
});

it('A needed range is “below” the limit that goods are stored below', () => {
  expect(plain(celsiusWords(read('specimen=frozen-plasma').need.range as NeededRange))).toBe('below −18 °C');
});

const wholeNeed = 'hours=5&openings=2&specimen=red-blood-cells&units=2&length=1&width=1&height=1&carry=handle';
it.each([
  ['min=2&max=8&hours=10', 'kelvin', ['hold-time']],
  [wholeNeed, 'cube', ['temperature-range', 'hold-time', 'openings', 'capacity', 'interior', 'part-handle']],
  ['carry=vertical', 'cube', ['position']],
])('The open questions about a cooler: %s, %s', (query, id, topics) => {
  expect(openQuestions(resultFor(query, id).findings)).toEqual(topics);
});

it.each([
  ['monarch-xvo-10', goods, 'loadAndBox'],
  ['safeguard-xvo-10', goods, 'load'],
  ['eclipse', [], 'box'],
  ['monarch-xvo-5', [], 'box'],
] as const)('The fit check on the page of %s has only the fields that can be checked', (id, ofItsTables, asked) => {
  expect(askedBy(coolerOf(id), ofItsTables)).toBe(asked);
});
