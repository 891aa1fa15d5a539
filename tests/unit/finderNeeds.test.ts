/** The finder's verdicts on needs, each worked out by hand from the specification (sections 3 and 9). */
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { sentenceOf } from '../../frontend/src/content/finder';
import { goods } from '../../frontend/src/content/goods';
import { readNeed } from '../../frontend/src/domain/need';
import { compare, isBlank, reachesBeyond, resultOf, unitsOf } from '../../frontend/src/domain/verdict';
import { openQuestions } from '../../frontend/src/features/finder/openQuestions';
import { specifiedProducts } from './support/specifiedProducts';

/** No range, no hold time, no size, no openings are published of these. */
const blank = ['cube', 'medication', 'oem', 'roller-bear', 'biological-specimen'];

/** The needs below were worked out for these. A cooler that is added later changes none of their verdicts. */
const coolers = candidates.filter(({ id }) => specifiedProducts.includes(id));

interface Row {
  readonly query: string;
  readonly match?: readonly string[];
  readonly confirm?: readonly string[];
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
  { query: 'min=-20&max=-15', match: ['kelvin'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-80&max=-60', unknown: ['safeguard-xvo-10', 'hard'] },
  // A limit that is typed is met at the limit.
  { query: 'max=-18', match: ['kelvin'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'max=0&unit=F', match: ['kelvin'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  // Goods that are stored below −18 °C are not at −18 °C, whatever the lower end is.
  { query: 'specimen=frozen-plasma&min=-40&max=-18', confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  // A figure that is no whole °F is compared as it is.
  {
    query: 'min=-14&max=-0.4&unit=F',
    match: ['kelvin'],
    confirm: ['core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'max=8', match: ['kelvin', 'eclipse'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'min=2',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // The same in °F, as the trade writes them.
  { query: 'min=36&max=46&unit=F', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=34&max=43&unit=f', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=68&max=77&unit=F', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'min=59&max=77&unit=F',
    match: ['eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // Hours.
  { query: 'min=2&max=8&hours=10', match: ['eclipse'], confirm: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=12', confirm: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=13', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&hours=24', unknown: ['hard'] },
  { query: 'min=1&max=6&hours=12', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6&hours=18', confirm: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6&hours=30', unknown: ['hard'] },
  { query: 'min=20&max=24&hours=12', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=20&max=24&hours=15', confirm: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'hours=24', match: ['hard'], confirm: ['kelvin', 'core-xvo-30'] },
  { query: 'hours=48', confirm: ['hard'] },
  // Openings: a published number counts, "can be opened" is none.
  { query: 'min=2&max=8&hours=10&openings=9', match: ['eclipse'], unknown: ['hard'] },
  { query: 'min=2&max=8&openings=4', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2&max=8&openings=5', match: ['eclipse'], unknown: ['hard'] },
  {
    query: 'openings=1',
    match: ['kelvin', 'eclipse', 'safeguard-xvo-10'],
    confirm: ['core-xvo-3-5'],
    unknown: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30', 'hard'],
  },
  {
    query: 'min=15&max=25&hours=10&openings=9',
    match: ['eclipse'],
    confirm: ['core-xvo-3-5'],
    unknown: ['core-xvo-30', 'hard'],
  },
  // Specimens: their storage range, and geometry has a veto.
  { query: 'specimen=red-blood-cells', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'specimen=red-blood-cells&units=8', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'specimen=frozen-plasma', confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'specimen=inactivated-platelets', unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'specimen=platelets-apheresis',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=platelets-apheresis&units=5&application=2',
    match: ['core-xvo-3-5'],
    confirm: ['core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'specimen=cryoprecipitate&units=2&application=1', confirm: ['core-xvo-30'], unknown: ['hard'] },
  {
    query: 'specimen=cryoprecipitate&units=2&application=2',
    match: ['core-xvo-3-5'],
    confirm: ['core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=igsc-syringe&units=25',
    match: ['monarch-xvo-10'],
    confirm: ['monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  // Four vials, the table's maximum, do not go into the Monarch.
  {
    query: 'specimen=albumin-vial&units=4',
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=igsc-syringe-and-albumin-vial',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'eclipse'],
    confirm: ['core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
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
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=27.9&width=15.9&height=20.3',
    confirm: ['core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=8&width=11&height=6.25&size=in',
    match: ['eclipse'],
    confirm: ['core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
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
    unknown: ['monarch-xvo-5', 'core-xvo-30', 'kelvin', 'safeguard-xvo-10', 'hard'],
  },
  // The same figures in odd units and by other edges.
  { query: 'min=35.6&max=46.4&unit=F', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=37&max=45&unit=F', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=39&max=75&unit=F', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=69&max=75&unit=F', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-4&max=-4&unit=F', confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'max=0', match: ['kelvin'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  {
    query: 'max=24',
    match: ['kelvin', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'max=23.9', match: ['kelvin', 'eclipse'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  // Ranges that only touch a published one.
  { query: 'min=24', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=6&max=20', unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=2.1&max=8', unknown: ['safeguard-xvo-10', 'hard'] },
  // Frozen goods are stored below −18 °C, so they are not at it; the gray Kelvin is.
  { query: 'min=-18&max=-18', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-25&max=-18', match: ['kelvin'], confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=-20&max=-20', confirm: ['core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
  // Hours at the very edge.
  {
    query: 'hours=12',
    match: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'hours=18',
    match: ['safeguard-xvo-10', 'hard'],
    confirm: ['kelvin', 'monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30'],
  },
  { query: 'min=1&max=6&hours=24', confirm: ['kelvin'], unknown: ['hard'] },
  { query: 'min=1&max=6&hours=24.5', unknown: ['hard'] },
  { query: 'min=-18&max=-18&hours=4', confirm: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  // Openings at the very edge.
  {
    query: 'openings=4',
    match: ['kelvin', 'eclipse', 'safeguard-xvo-10'],
    confirm: ['core-xvo-3-5'],
    unknown: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30', 'hard'],
  },
  {
    query: 'openings=10',
    confirm: ['core-xvo-3-5'],
    unknown: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30', 'hard'],
  },
  { query: 'openings=4&hours=24', confirm: ['kelvin'], unknown: ['hard', 'core-xvo-30'] },
  // Units by the table that a cooler owns.
  { query: 'specimen=thawed-plasma&units=10&application=2', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  { query: 'specimen=frozen-cryoprecipitate&units=12', unknown: ['core-xvo-30', 'safeguard-xvo-10', 'hard'] },
  {
    query: 'specimen=igsc-syringe&units=10&application=2',
    confirm: ['monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'specimen=anti-rhd-immunoglobulin&units=2', unknown: ['kelvin', 'eclipse', 'safeguard-xvo-10', 'hard'] },
  // A given range stands for itself, whatever the goods are stored at.
  {
    query: 'specimen=red-blood-cells&min=20&max=24',
    match: ['core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  {
    query: 'specimen=platelets-apheresis&max=8',
    match: ['kelvin', 'eclipse'],
    confirm: ['core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  // Boxes in inches, as large as an interior.
  {
    query: 'length=11&width=8.5&height=6&size=in',
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  {
    query: 'length=7&width=2.25&height=11&size=in',
    match: ['eclipse'],
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'length=14&width=8&height=8&size=in', unknown: ['kelvin', 'safeguard-xvo-10', 'hard'] },
  // The lower of two hours counts as covered; up to the upper one, and up to an "up to", it is to confirm.
  { query: 'min=1&max=6&hours=1', match: ['kelvin'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=1&max=6&hours=25', unknown: ['hard'] },
  {
    query: 'min=2&max=25&hours=14',
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30'],
    unknown: ['safeguard-xvo-10', 'hard'],
  },
  { query: 'hours=49' },
  { query: 'specimen=frozen-plasma&hours=24', confirm: ['core-xvo-30'], unknown: ['hard'] },
  {
    query: 'length=5&width=5&height=5&size=in',
    match: ['eclipse'],
    confirm: ['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-30'],
    unknown: ['kelvin', 'safeguard-xvo-10', 'hard'],
  },
  { query: 'min=36&max=46.5&unit=F', match: ['kelvin', 'eclipse'], unknown: ['safeguard-xvo-10', 'hard'] },
  { query: 'min=68&max=75.1&unit=F', match: ['core-xvo-3-5', 'core-xvo-30'], unknown: ['safeguard-xvo-10', 'hard'] },
];

const verdicts = (query: string) => {
  const { need, errors } = readNeed(new URLSearchParams(query), goods);
  expect(errors).toEqual({});
  return compare(coolers, need);
};

describe('the finder', () => {
  it.each(needs)('$query', ({ query, match = [], confirm = [], unknown = [] }) => {
    const results = verdicts(query);
    const of = (verdict: string) =>
      results.filter((result) => result.verdict === verdict).map(({ cooler }) => cooler.id);
    expect(of('match').sort()).toEqual([...match].sort());
    expect(of('confirm').sort()).toEqual([...confirm].sort());
    expect(of('unknown').sort()).toEqual([...unknown, ...blank].sort());
    expect(results).toHaveLength(coolers.length);
  });

  it('puts the nearest first: by verdict, then by range, then by hours', () => {
    const order = verdicts('min=2&max=8&hours=10').map(({ cooler, verdict }) => `${verdict} ${cooler.id}`);
    expect(order.slice(0, 3)).toEqual(['match eclipse', 'confirm kelvin', 'unknown safeguard-xvo-10']);
    // Nothing covers 48 h at 1–6 °C: the Kelvin has the range and is short of hours.
    const [, nearest] = verdicts('min=1&max=6&hours=48').filter((result) => !isBlank(result));
    expect(nearest?.cooler.id).toBe('kelvin');
  });

  it.each([
    ['min=1&max=6&hours=24', 'kelvin', 'XVO 9.5 White'],
    ['min=1&max=6&hours=1', 'kelvin', 'XVO 6.5 White'],
    ['specimen=frozen-plasma&hours=24', 'kelvin', 'XVO 9.5 Gray'],
    ['min=2&max=8&hours=30', 'kelvin', 'XVO 6.5 Blue'],
    ['specimen=frozen-plasma&hours=24', 'core-xvo-30', 'frozen goods'],
    ['min=20&max=24', 'core-xvo-30', 'steady range'],
    ['min=15&max=25', 'eclipse', undefined],
  ])('%s: of the %s answers the pack-out %s', (query, id, name) => {
    const result = verdicts(query).find(({ cooler }) => cooler.id === id);
    expect(result?.packOuts[0].packOut.name).toBe(name);
  });

  it('calls a cooler blank only where nothing that was asked is published of it', () => {
    for (const { query } of needs)
      for (const result of verdicts(query))
        expect(isBlank(result)).toBe(result.packOuts[0].findings.every(({ outcome }) => outcome === 'unknown'));
    const blankFor = (query: string) =>
      verdicts(query)
        .filter(isBlank)
        .map(({ cooler }) => cooler.id)
        .sort();
    expect(blankFor('min=2&max=8')).toEqual([...blank, 'hard', 'safeguard-xvo-10'].sort());
    expect(blankFor('hours=10')).toEqual([...blank].sort());
  });

  const sentences = (query: string, id: string) => {
    const result = verdicts(query).find(({ cooler }) => cooler.id === id);
    return result?.packOuts[0].findings.map((finding) => sentenceOf(finding).replaceAll('\u202f', ' ')) ?? [];
  };

  it.each([
    [
      'min=2&max=8&hours=10&openings=9',
      'eclipse',
      [
        '2–8 °C (36–46 °F): inside the range you need.',
        '10 h: covers the 10 h you need.',
        '9 openings within its hold time: covers the 9 you need.',
      ],
    ],
    // In the unit of the question.
    ['min=36&max=46&unit=F', 'eclipse', ['36–46 °F (2–8 °C): inside the range you need.']],
    [
      'min=68&max=75&unit=F',
      'monarch-xvo-10',
      ['36–77 °F (2–25 °C): you need 68 °F at the coldest and 75 °F at the warmest.'],
    ],
    ['min=2&max=8', 'monarch-xvo-10', ['2–25 °C (36–77 °F): you need 8 °C at the warmest.']],
    [
      'specimen=frozen-plasma&hours=24',
      'core-xvo-30',
      [
        'Two −20 °C (−4 °F) disks for frozen goods: inside the range you need; confirm the range that your load has with them.',
        'Up to 24 h, given for its core: you need 24 h, which is within this limit. Confirm it.',
      ],
    ],
    [
      'specimen=frozen-plasma&hours=24',
      'kelvin',
      [
        '−18 °C (0 °F): you need below −18 °C.',
        'Up to 24 h, given for the Kelvin: you need 24 h, which is within this limit. Confirm it.',
      ],
    ],
    ['hours=48', 'kelvin', ['Up to 24 h: holds 24 of the 48 h you need.']],
    ['hours=14', 'monarch-xvo-10', ['12–18 h: you need 14 h, between the two figures. Confirm it.']],
    ['openings=5', 'kelvin', ['Up to 4 openings per 24 h: 4 of the 5 you need.']],
    ['openings=3', 'core-xvo-3-5', ['Can be opened in transit: confirm that it may be 3 times.']],
    ['specimen=igsc-syringe&units=25', 'monarch-xvo-10', [/^2–25/, /^10 in each: 25 × .* go into 3 coolers\.$/]],
    [
      'specimen=platelets-apheresis&units=5',
      'core-xvo-3-5',
      [
        /^20–24/,
        /^At most 4 \(2 coolers\) in Application 1 and at most 2 \(3 coolers\) in Application 2, by the table/,
      ],
    ],
    [
      'specimen=anti-rhd-immunoglobulin&min=2&max=25&units=3',
      'monarch-xvo-10',
      [/^2–25/, /^More than 1 \(at most 2 coolers\) in Application 1 and not applicable \(NA\) in Application 2/],
    ],
    ['specimen=albumin-vial&units=4', 'monarch-xvo-10', [/^2–25/, /^3 × .* side by side .* its table gives 4\./]],
    [
      'specimen=cryoprecipitate&units=2&application=1',
      'core-xvo-3-5',
      [/^20–24/, /^Not applicable \(NA\) in Application 1/],
    ],
    ['specimen=albumin-vial&units=4', 'eclipse', [/^15–25/, /^2 × .* payload space: 2 coolers for 4\. Confirm/]],
    // A box, in its own unit first.
    [
      'length=27.9&width=15.9&height=20.3',
      'eclipse',
      [/^27\.9 × 15\.9 × 20\.3 cm \(11 × 6\.25 × 8 in\) payload space: your box .* is 1 mm too wide\.$/],
    ],
    [
      'length=5&width=5&height=5&size=in',
      'monarch-xvo-10',
      [/^9 × 6 × 11\.5 in .* takes your box .* Disks take a part of it/],
    ],
    ['carry=shoulder-strap', 'eclipse', ['Shoulder strap: included.']],
    ['carry=handle', 'core-xvo-3-5', ['Handle: an option.']],
    ['carry=vertical', 'hard', ['Vertical transport: ask with your request.']],
  ] as const)('begins each sentence with the published figure: %s, the %s', (query, id, expected) => {
    const said = sentences(query, id);
    expect(said).toHaveLength(expected.length);
    expected.forEach((sentence, index) => {
      if (typeof sentence === 'string') expect(said[index]).toBe(sentence);
      else expect(said[index]).toMatch(sentence);
    });
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
    ['hours=100,000', { hours: 'large' }],
    ['hours=24 °C', { hours: 'number' }],
    ['openings=99999999', { openings: 'large' }],
    ['specimen=red-blood-cells&units=9999999', { units: 'large' }],
    ['length=20 m&width=1&height=1', { length: 'number' }],
    ['length=2000&width=1&height=1', { length: 'large' }],
    ['min=2 °C&max=46 °F', { max: 'number' }],
    ['min=24 h', { min: 'number' }],
    ['min=2-8&max=below 3', { min: 'number' }],
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

  it.each([
    ['min=2 °C&max=8 °C', { range: { min: 2, max: 8, unit: '°C' } }],
    ['min=2-8', { range: { min: 2, max: 8, unit: '°C' } }],
    ['min=36-46 °F', { range: { min: 36, max: 46, unit: '°F' } }],
    ['max=36-46F', { range: { min: 36, max: 46, unit: '°F' } }],
    ['min=35.6 F&max=46&unit=C', { range: { min: 35.6, max: 46, unit: '°F' } }],
    ['max=below −18', { range: { max: -18, unit: '°C' } }],
    ['min=-20 to -80', { range: { min: -80, max: -20, unit: '°C' } }],
    ['hours=24 h', { hours: 24 }],
    ['hours=2 days', { hours: 48 }],
    ['hours=1/2 day', { hours: 12 }],
    ['hours=12-18', { hours: 18 }],
    ['hours=1,000', { hours: 1000 }],
    ['openings=up to 4', { openings: 4 }],
    ['openings=4 times', { openings: 4 }],
    ['length=50 mm&width=2 in&height=3', { box: { size: [5, 5.08, 3], unit: 'cm' } }],
  ])('understands a unit or a range in a field: %s', (query, expected) => {
    const { need, errors } = read(query.replaceAll('+', '%2B'));
    expect(errors).toEqual({});
    expect(need).toEqual(expected);
  });

  it.each(['min=8&max=2', 'min=cold&max=8', 'specimen=red-blood-cells&max=900'])(
    'has no range where one of its ends is refused: %s',
    (query) => expect(read(query).need.range).toBeUndefined(),
  );

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
    const { goods: carried, range } = read(query).need;
    expect(Boolean(carried && range && reachesBeyond(range, carried.storage))).toBe(beyond);
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
    ['specimen=red-blood-cells', 'safeguard-xvo-10', ['At most 10 in Application 1 and at most 4 in Application 2']],
    ['specimen=igsc-syringe', 'monarch-xvo-10', ['10 × Syringe of IgSC 2 g in each.']],
    ['specimen=red-blood-cells', 'kelvin', []],
    // Asked about, it is a finding.
    ['specimen=red-blood-cells&units=25', 'safeguard-xvo-10', []],
    ['specimen=red-blood-cells&application=2', 'safeguard-xvo-10', []],
    // One that does not go in is a finding as well.
    ['specimen=inactivated-platelets', 'core-xvo-3-5', []],
    ['min=2', 'kelvin', []],
  ])('%s: the %s', (query, id, said) => {
    const { cooler, need } = resultFor(query, id);
    const given = unitsOf(cooler, need).map((finding) => sentenceOf(finding).replaceAll('\u202f', ' '));
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
    const { findings } = resultFor(query, id);
    expect(openQuestions(findings)).toEqual(topics);
  });
});
