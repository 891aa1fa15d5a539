/** The finder's verdicts on needs, each worked out by hand from the specification (sections 3 and 9). */
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { goods } from '../../frontend/src/content/goods';
import { compare, resultOf, unitsOf } from '../../frontend/src/features/finder/match';
import { readNeed } from '../../frontend/src/features/finder/need';
import { isBeyondStorage } from '../../frontend/src/features/finder/needWords';
import { openQuestions } from '../../frontend/src/features/finder/openQuestions';
import { specifiedProducts } from './support/specifiedProducts';

/** No range, no hold time, no size, no openings are published of these. */
const blank = ['cube', 'medication', 'oem', 'roller-bear', 'biological-specimen'];

/** The needs below were worked out for these. A cooler that is added later changes none of their verdicts. */
const coolers = candidates.filter(({ id }) => specifiedProducts.includes(id));

interface Row {
  readonly query: string;
  readonly match?: readonly string[];
  /** Beside the blank ones, which are always among them. */
  readonly unknown?: readonly string[];
}

const needs: readonly Row[] = [
  // Ranges: the whole published range lies inside the needed one.
  { query: 'min=2&max=8', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=20&max=24', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'min=2&max=25',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'min=15&max=25', match: ['eclipse', 'core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-20&max=-15', match: ['kelvin'], unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'min=-80&max=-60', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  // −18 °C is not below −18 °C.
  { query: 'max=-18', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'max=0&unit=F', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  // Nor does a lower end make it so for goods that are stored below it.
  { query: 'specimen=frozen-plasma&min=-40&max=-18', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  // A figure that is no whole °F is compared as it is.
  { query: 'min=-14&max=-0.4&unit=F', match: ['kelvin'], unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'max=8', match: ['kelvin', 'eclipse'], unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  {
    query: 'min=2',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // The same in °F, as the trade writes them.
  { query: 'min=36&max=46&unit=F', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=34&max=43&unit=f', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'min=68&max=77&unit=F',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'min=59&max=77&unit=F',
    match: ['eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // Hours: the lower figure counts, "up to" is a ceiling.
  { query: 'min=2&max=8&hours=10', match: ['eclipse'], unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=12', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=13', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=24', unknown: ['hard'] },
  { query: 'min=1&max=6&hours=12', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6&hours=18', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6&hours=30' },
  { query: 'min=20&max=24&hours=12', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=20&max=24&hours=15', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'hours=24', match: ['hard'], unknown: ['kelvin', 'core-xvo-30'] },
  { query: 'hours=48' },
  // Openings: a published number counts, "can be opened" is none.
  { query: 'min=2&max=8&hours=10&openings=9', match: ['eclipse'], unknown: ['hard'] },
  { query: 'min=2&max=8&openings=4', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&openings=5', match: ['eclipse'], unknown: ['hard'] },
  {
    query: 'openings=1',
    match: ['kelvin', 'eclipse', 'safeguard-xvo-10'],
    unknown: ['core-xvo-3-5', 'core-xvo-30', 'monarch-xvo-10', 'monarch-xvo-5', 'hard'],
  },
  {
    query: 'min=15&max=25&hours=10&openings=9',
    match: ['eclipse'],
    unknown: ['core-xvo-3-5', 'core-xvo-30', 'hard'],
  },
  // Specimens: their storage range, and geometry has a veto.
  { query: 'specimen=red-blood-cells', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'specimen=red-blood-cells&units=8', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'specimen=frozen-plasma', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'specimen=inactivated-platelets', unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'specimen=platelets-apheresis',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=platelets-apheresis&units=5&application=2',
    match: ['core-xvo-3-5'],
    unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'specimen=cryoprecipitate&units=2&application=1', unknown: ['core-xvo-30', 'hard'] },
  {
    query: 'specimen=cryoprecipitate&units=2&application=2',
    match: ['core-xvo-3-5'],
    unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=igsc-syringe&units=25',
    match: ['monarch-xvo-10'],
    unknown: ['kelvin', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  // Four vials, the table's maximum, do not go into the Monarch.
  {
    query: 'specimen=albumin-vial&units=4',
    unknown: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=igsc-syringe-and-albumin-vial',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse'],
    unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'specimen=anti-rhd-immunoglobulin', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'specimen=red-blood-cells&min=2&max=8',
    match: ['kelvin', 'eclipse'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // One's own box.
  {
    query: 'length=27&width=15&height=20',
    match: ['eclipse'],
    unknown: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=27.9&width=15.9&height=20.3',
    unknown: ['kelvin', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=8&width=11&height=6.25&size=in',
    match: ['eclipse'],
    unknown: ['kelvin', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  // Carrying.
  {
    query: 'carry=horizontal',
    match: ['core-xvo-3-5', 'safeguard-xvo-10'],
    unknown: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-30', 'hard'],
  },
  {
    query: 'min=2&max=25&hours=12&carry=shoulder-strap',
    match: ['monarch-xvo-10', 'core-xvo-3-5'],
    unknown: ['kelvin', 'monarch-xvo-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  // The same figures in odd units and by other edges.
  { query: 'min=35.6&max=46.4&unit=F', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=37&max=45&unit=F', unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'min=39&max=75&unit=F',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'min=69&max=75&unit=F', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-4&max=-4&unit=F', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'max=0', match: ['kelvin'], unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  {
    query: 'max=24',
    match: ['kelvin', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'max=23.9',
    match: ['kelvin', 'eclipse'],
    unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  // Ranges that only touch a published one.
  { query: 'min=24', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=6&max=20', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2.1&max=8', unknown: ['safeguard-xvo-10', 'hard'] },
  // Frozen goods are stored below −18 °C, so they are not at it; the gray Kelvin is.
  { query: 'min=-18&max=-18', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-25&max=-18', match: ['kelvin'], unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  { query: 'min=-20&max=-20', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  // Hours at the very edge.
  {
    query: 'hours=12',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'hours=18', match: ['safeguard-xvo-10', 'hard'], unknown: ['kelvin', 'core-xvo-30'] },
  { query: 'min=1&max=6&hours=24', unknown: ['kelvin', 'hard'] },
  { query: 'min=1&max=6&hours=24.5' },
  { query: 'min=-18&max=-18&hours=4', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  // Openings at the very edge.
  {
    query: 'openings=4',
    match: ['kelvin', 'eclipse', 'safeguard-xvo-10'],
    unknown: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30', 'hard'],
  },
  {
    query: 'openings=10',
    unknown: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30', 'hard'],
  },
  { query: 'openings=4&hours=24', unknown: ['kelvin', 'core-xvo-30', 'hard'] },
  // Units by the table that a cooler owns.
  { query: 'specimen=thawed-plasma&units=10&application=2', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'specimen=frozen-cryoprecipitate&units=12', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  {
    query: 'specimen=igsc-syringe&units=10&application=2',
    unknown: ['kelvin', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=anti-rhd-immunoglobulin&units=2',
    unknown: ['kelvin', 'eclipse', 'safeguard-xvo-10', 'hard'],
  },
  // A given range stands for itself, whatever the goods are stored at.
  {
    query: 'specimen=red-blood-cells&min=20&max=24',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=platelets-apheresis&max=8',
    match: ['kelvin', 'eclipse'],
    unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  // Boxes in inches, as large as an interior.
  {
    query: 'length=11&width=8.5&height=6&size=in',
    unknown: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=7&width=2.25&height=11&size=in',
    match: ['eclipse'],
    unknown: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'length=14&width=8&height=8&size=in', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
];

const verdicts = (query: string) => {
  const { need, errors } = readNeed(new URLSearchParams(query), goods);
  expect(errors).toEqual({});
  return compare(coolers, need);
};

describe('the finder', () => {
  it.each(needs)('$query', ({ query, match = [], unknown = [] }) => {
    const results = verdicts(query);
    const of = (verdict: string) =>
      results.filter((result) => result.verdict === verdict).map(({ cooler }) => cooler.id);
    expect(of('match').sort()).toEqual([...match].sort());
    expect(of('unknown').sort()).toEqual([...unknown, ...blank].sort());
    expect(results).toHaveLength(coolers.length);
  });

  it('sorts by verdict, then by how little is unknown', () => {
    const order = verdicts('min=2&max=8&hours=10').map(({ cooler, verdict }) => `${verdict} ${cooler.id}`);
    expect(order.slice(0, 2)).toEqual(['match eclipse', 'unknown kelvin']);
    expect(order.indexOf('unknown safeguard-xvo-10')).toBeLessThan(order.indexOf('unknown cube'));
    expect(order.findIndex((row) => row.startsWith('fails'))).toBeGreaterThan(order.indexOf('unknown cube'));
  });

  it('says why: every reason that was asked for, with the published figure', () => {
    const [eclipse] = verdicts('min=2&max=8&hours=10&openings=9');
    expect(eclipse?.packOuts[0].findings.map(({ reason }) => reason)).toEqual([
      'Holds 2–8\u202f°C (36–46\u202f°F), inside the range you need.',
      'Holds for 10\u202fh, and you need 10\u202fh.',
      'Published with 9 openings within its hold time; you need 9.',
    ]);
    // Two ends that lie outside are kept apart.
    const both = verdicts('min=20&max=24').find(({ cooler }) => cooler.id === 'monarch-xvo-10');
    expect(both?.packOuts[0].findings[0]?.reason).toBe(
      'Holds 2–25\u202f°C (36–77\u202f°F): it may reach 2\u202f°C, colder than 20\u202f°C, and 25\u202f°C, warmer than 24\u202f°C.',
    );
    const monarch = verdicts('min=2&max=8').find(({ cooler }) => cooler.id === 'monarch-xvo-10');
    expect(monarch?.packOuts[0].findings[0]?.reason).toBe(
      'Holds 2–25\u202f°C (36–77\u202f°F): it may reach 25\u202f°C, warmer than 8\u202f°C.',
    );
  });

  it.each([
    ['specimen=igsc-syringe&units=25', 'monarch-xvo-10', /3 coolers, at 10 in each/],
    [
      'specimen=platelets-apheresis&units=5',
      'core-xvo-3-5',
      /Application 1, at most 4 in each: 2 coolers; Application 2, at most 2 in each: 3 coolers/,
    ],
    [
      'specimen=anti-rhd-immunoglobulin&min=2&max=25&units=3',
      'monarch-xvo-10',
      /more than 1 in each: at most 2 coolers; not applicable \(NA\) for Application 2/,
    ],
    ['specimen=albumin-vial&units=4', 'monarch-xvo-10', /without disks 3 do/],
    ['specimen=cryoprecipitate&units=2&application=1', 'core-xvo-3-5', /gives NA, not applicable/],
    ['length=27.9&width=15.9&height=20.3', 'eclipse', /1\u202fmm too wide/],
    ['length=27&width=15&height=20', 'monarch-xvo-10', /Disks take room/],
  ])('counts and measures: %s in the %s', (query, id, reason) => {
    const result = verdicts(query).find(({ cooler }) => cooler.id === id);
    expect(result?.packOuts[0].findings.map((found) => found.reason).join('\n')).toMatch(reason);
  });
});

describe('a need in an address', () => {
  const read = (query: string) => readNeed(new URLSearchParams(query), goods);

  it.each([
    ['min=cold', { min: 'number' }],
    ['min=8&max=2', { max: 'order' }],
    ['max=900', { max: 'temperature' }],
    ['hours=0', { hours: 'positive' }],
    ['hours=-3', { hours: 'positive' }],
    ['openings=1.5', { openings: 'whole' }],
    ['specimen=unicorn', { specimen: 'choice' }],
    ['specimen=red-blood-cells&application=3', { application: 'choice' }],
    ['units=4', { specimen: 'goods' }],
    ['length=10&width=4', { height: 'sides' }],
    // A thousand to some, one to others.
    ['hours=1,000', { hours: 'number' }],
    ['hours=2 days', { hours: 'number' }],
    ['hours=1e1', { hours: 'number' }],
    ['min=-500&unit=F', { min: 'temperature' }],
    ['unit=K&min=3', { unit: 'choice' }],
  ])('names what it cannot read, and keeps it: %s', (query, errors) => {
    const result = read(query);
    expect(result.errors).toEqual(errors);
    for (const [field, value] of new URLSearchParams(query)) expect(result.values).toHaveProperty(field, value);
  });

  it('reads numbers as people type them', () => {
    expect(read('min=\u22122,5&max=+8.5').need.range).toEqual({ min: -2.5, max: 8.5, unit: '°C' });
  });

  it('reads a fraction without its zero', () => {
    expect(read('length=.5&width=2&height=3&size=in').need.box).toEqual({ size: [0.5, 2, 3], unit: 'in' });
  });

  it.each([
    ['specimen=red-blood-cells', false],
    ['specimen=red-blood-cells&min=1&max=6', false],
    ['specimen=red-blood-cells&min=34&max=43&unit=F', false],
    ['specimen=red-blood-cells&min=2&max=8', true],
    ['specimen=red-blood-cells&min=20&max=24', true],
    // Without a lower end they may freeze.
    ['specimen=red-blood-cells&max=6', true],
    ['specimen=frozen-plasma&max=-18', false],
    ['specimen=frozen-plasma&min=1&max=6', true],
    ['min=20&max=24', false],
  ])('tells a range that reaches beyond the goods’ own: %s', (query, beyond) => {
    expect(isBeyondStorage(read(query).need)).toBe(beyond);
  });

  it('takes the storage range of what is carried where none is given', () => {
    expect(read('specimen=thawed-plasma').need.range).toEqual({ min: 1, max: 6, unit: '°C' });
    expect(read('specimen=frozen-plasma').need.range).toEqual({ max: -18, unit: '°C', below: true });
    expect(read('specimen=igsc-syringe-and-albumin-vial').need.range).toEqual({ min: 2, max: 25, unit: '°C' });
  });
});

const resultFor = (query: string, id: string) => {
  const { need } = readNeed(new URLSearchParams(query), goods);
  const cooler = candidates.find((candidate) => candidate.id === id);
  if (!cooler) throw new Error(`${id} is no cooler`);
  return { cooler, need, findings: resultOf(cooler, need).packOuts[0].findings };
};

describe('How many units go in', () => {
  it.each([
    ['specimen=red-blood-cells', 'safeguard-xvo-10', ['Application 1, at most 10 in each; Application 2, at most 4']],
    ['specimen=igsc-syringe', 'monarch-xvo-10', ['Syringe of IgSC 2 g, at 10 in each.']],
    ['specimen=red-blood-cells', 'kelvin', ['Red blood cell: how many it takes is not published.']],
    // Asked about, it is a finding.
    ['specimen=red-blood-cells&units=25', 'safeguard-xvo-10', []],
    ['specimen=red-blood-cells&application=2', 'safeguard-xvo-10', []],
    // One that does not go in is a finding as well.
    ['specimen=inactivated-platelets', 'core-xvo-3-5', []],
    ['min=2', 'kelvin', []],
  ])('%s: the %s', (query, id, said) => {
    const { cooler, need } = resultFor(query, id);
    const given = unitsOf(cooler, need).map(({ reason }) => reason.replaceAll('\u202f', ' '));
    expect(given).toEqual(said.map((part) => expect.stringContaining(part)));
  });
});

describe('What to ask about a cooler', () => {
  it.each([
    ['min=2&max=8&hours=10', 'kelvin', ['hold-time']],
    ['min=2&max=8&hours=10', 'eclipse', []],
    [
      'hours=5&openings=2&specimen=red-blood-cells&units=2&length=1&width=1&height=1&carry=handle',
      'cube',
      ['temperature-range', 'hold-time', 'openings', 'capacity', 'interior', 'part-handle'],
    ],
    ['carry=vertical', 'cube', ['position']],
  ])('%s: the %s', (query, id, topics) => {
    const { findings, need } = resultFor(query, id);
    expect(openQuestions(findings, need)).toEqual(topics);
  });
});
