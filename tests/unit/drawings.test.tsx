import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bloodProducts } from '../../frontend/src/content/facts/blood-products';
import { capacitiesOf } from '../../frontend/src/content/facts/blood-table';
import { products } from '../../frontend/src/content/products/all';
import { between, exactly, upTo } from '../../frontend/src/domain/quantities';
import { dimensionLine, labelWidth } from '../../frontend/src/features/drawings/boxDimensions';
import { type BoxToDraw, commonScale, drawBoxes, SCALE_STEP } from '../../frontend/src/features/drawings/boxDrawing';
import { Drawings } from '../../frontend/src/features/drawings/Drawings';
import {
  drawnCapacities,
  drawnHoldTimes,
  drawnSizes,
  drawnTemperatures,
  statedSize,
} from '../../frontend/src/features/drawings/drawn';
import { labelBeside } from '../../frontend/src/features/drawings/layout';
import type { Point } from '../../frontend/src/features/drawings/projection';
import {
  holdTimeFrame,
  percentAt,
  scaleFor,
  temperatureFrame,
  ticksOf,
} from '../../frontend/src/features/drawings/scale';
import { capacitySentence, sizeSentence } from '../../frontend/src/features/drawings/sentences';
import { ScaleDrawing } from '../../frontend/src/features/drawings/ui/ScaleDrawing';
import { factsOf, noFacts, plain } from './support/content';
import { forAny } from './support/forAny';
import { htmlOf } from './support/render';

describe('A scale', () => {
  it('is drawn without a band that ends where it begins, as of a need of at most its coldest value', () => {
    const band = { color: 'need', label: '', from: 0, to: 0 } as const;
    const mark = { stretches: [], point: 50 };
    const scale = scaleFor([], temperatureFrame);
    const html = htmlOf(
      <ScaleDrawing sentence="" scale={scale} unit="°C" rows={[{ value: '', label: '', mark }]} references={[band]} />,
    );
    expect(html).toContain('data-color="need"');
    expect(html).not.toMatch(/Infinity|NaN/);
  });

  it.each([
    ['a colder value widens it by a whole step', temperatureFrame, [exactly(-32, '°C')], [-40, -20, 0, 20, 40]],
    ['a wide range has wider steps', temperatureFrame, [between(-40, 125, '°C')], [-50, 0, 50, 100, 150]],
    ['two days where they are needed', holdTimeFrame, [upTo(24, 'h'), between(24, 48, 'h')], [0, 12, 24, 36, 48]],
    ['a week in whole days', holdTimeFrame, [upTo(140, 'h')], [0, 24, 48, 72, 96, 120, 144]],
  ])('%s', (_, frame, quantities, ticks) => {
    expect(ticksOf(scaleFor(quantities, frame))).toEqual(ticks);
  });

  const values = fc.array(fc.integer({ min: -90, max: 400 }), { minLength: 1, maxLength: 4 });
  forAny('contains every value that is drawn on it', [values], (drawn) => {
    const scale = scaleFor(
      drawn.map((value) => exactly(value, '°C')),
      temperatureFrame,
    );
    for (const value of drawn) expect(Math.abs(percentAt(scale, value) - 50)).toBeLessThanOrEqual(50);
  });
});

type Sides = readonly [number, number, number];
const labelsOf = ([long, wide, high]: Sides) => [`${long} in`, `${wide} in`, `${high} in`] as const;
const boxOf = (size: Sides) => ({ size, labels: labelsOf(size) });
const toDraw = (outer: Sides, inner?: Sides): BoxToDraw => ({
  outer: boxOf(outer),
  ...(inner && { inner: boxOf(inner) }),
});

/** A box in inches, with an interior that is smaller on every side. */
const side = fc.integer({ min: 8, max: 80 }).map((quarters) => quarters / 4);
const share = fc.integer({ min: 30, max: 95 }).map((percent) => percent / 100);
const box = fc.tuple(side, side, side);
/** Its depth, which is drawn at half its length, is not its longest side. */
const notDeep = box.filter(([long, wide, high]) => wide <= Math.max(long, high));
const boxWithInterior = fc
  .tuple(box, fc.tuple(share, share, share))
  .map(
    ([outer, shares]) =>
      [outer, outer.map((length, axis) => length * (shares[axis] ?? 1)) as unknown as Sides] as const,
  );

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
const paper = { width: 280, height: 290 };

function expectWithin(points: readonly Point[], [left, right]: [number, number], [top, bottom]: [number, number]) {
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(right);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(bottom);
  }
}

forAny('A drawn box has its interior within the outline of its exterior', [boxWithInterior], ([exterior, interior]) => {
  const { outer, inner } = drawBoxes(toDraw(exterior, interior), 10);
  const corners = [...outer.front, ...outer.top, ...outer.side];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const drawn = [...(inner?.front ?? []), ...(inner?.top ?? []), ...(inner?.side ?? [])];
  expect(drawn).not.toEqual([]);
  expectWithin(drawn, [Math.min(...xs), Math.max(...xs)], [Math.min(...ys), Math.max(...ys)]);
});

describe('Dimension lines', () => {
  it('have an upright label where it fits along the line, and a level one where it does not', () => {
    const text = '2.25 in';
    const along = (length: number) => dimensionLine({ x: 0, y: 0 }, { x: 0, y: -length }, { x: 16, y: 0 }, text);
    expect(along(labelWidth(text)).upright).toBe(true);
    expect(along(labelWidth(text) - 1)).toMatchObject({ anchor: 'start' });
  });

  forAny('are six, as long as their edges, labeled, on the paper', [boxWithInterior], ([exterior, interior]) => {
    const scale = 12;
    const { outerLines, innerLines, view } = drawBoxes(toDraw(exterior, interior), scale);
    for (const [lines, [long, wide, high]] of [
      [outerLines, exterior],
      [innerLines, interior],
    ] as const) {
      expect(lines.map(({ text }) => text)).toEqual(labelsOf([long, wide, high]));
      const drawn = lines.map(({ line: [from, to] }) => distance(from, to));
      for (const [axis, length] of [long, wide / 2, high].entries()) expect(drawn[axis]).toBeCloseTo(length * scale, 0);
      for (const { label, line } of lines)
        expectWithin([label, ...line], [view.x, view.x + view.width], [view.y, view.y + view.height]);
    }
  });

  // A label that moves beside its line widens the drawing: between two steps, a larger scale fits this pair too.
  const pair: Sides[] = [
    [18.25, 2.75, 5.5],
    [18, 10.75, 5],
  ];
  it('share a scale at which all of several boxes fit the paper, and do not with a step more', () => {
    fc.assert(
      fc.property(fc.array(notDeep, { minLength: 1, maxLength: 3 }), (sizes) => {
        const boxes = sizes.map((size) => toDraw(size));
        const scale = commonScale(boxes, paper);
        const fits = (at: number) =>
          boxes.every((each) => {
            const { view } = drawBoxes(each, at);
            return view.width <= paper.width && view.height <= paper.height;
          });
        expect(fits(scale)).toBe(true);
        expect(fits(scale / SCALE_STEP)).toBe(false);
      }),
      { examples: [[pair]] },
    );
    expect(() => commonScale([toDraw([1, 1, 1])], { width: 10, height: 10 })).toThrow('too small');
  });
});

it('Text in a drawing is broken between words, earlier beside a longer value', () => {
  const label = 'XVO 9.5 White and XVO 6.5 White';
  expect(labelBeside('18 h', label)).toEqual(['XVO 9.5 White and XVO 6.5', 'White']);
  expect(labelBeside('−40 to 125 °C', label)).toEqual(['XVO 9.5 White', 'and XVO 6.5', 'White']);
});

describe('The drawings of a product', () => {
  it.each([...products.values()])('are rendered for $name only where there are figures', ({ name, facts }) => {
    const html = htmlOf(<Drawings name={name} facts={facts} />);
    expect(html.includes('>Capacity<')).toBe(drawnCapacities(facts).length > 0);
    expect(html.includes('>Hold time<')).toBe(drawnHoldTimes(facts).length > 0);
    expect(html.includes('>Temperature<')).toBe(drawnTemperatures(facts).length > 0);
    expect(html).not.toMatch(/not published/i);
  });

  it('have the interior and the exterior of each source together', () => {
    const sizes = drawnSizes(factsOf('core-xvo-30'));
    expect(sizes.map(({ source, exterior, interior }) => [source, exterior?.size, interior?.size])).toEqual([
      ['product specification', [14.5, 9.5, 11], [13.5, 8.5, 10]],
      ['product FAQ', [12, 8, 3.5], [11, 7, 2.25]],
    ]);
    expect(drawnSizes(factsOf('monarch-xvo-5'))).toEqual([{ interior: { size: [9, 6, 11.5], unit: 'in' } }]);
  });

  it('have the parts of a product that has no figures of its own', () => {
    const facts = factsOf('cryo-disk');
    expect(drawnSizes(facts).map(({ part }) => part?.size.join(' × '))).toEqual([
      '13 × 8 × 2',
      '5.5 × 4 × 1',
      '6 × 2 × 1',
    ]);
    expect(drawnTemperatures(facts).map(({ value }) => value)).toEqual([exactly(-20, '°C')]);
    expect(drawnHoldTimes(facts).map(({ value }) => value)).toEqual([between(24, 48, 'h')]);
  });

  it('give two measures, which make no box, as text', () => {
    expect(plain(statedSize(factsOf('data-logger')) ?? '')).toBe('110 × 18 mm (4.33 × 0.71 in)');
    expect(statedSize(factsOf('monarch-xvo-10'))).toBeUndefined();
  });
});

// Those of temperatures and hold times are in the accessibility tree of the Kelvin's page, tests/browser/spoken.
const [, secondReading = {}] = drawnSizes(factsOf('core-xvo-30'));
const [redCells = { of: '', counts: [] }] = drawnCapacities({
  ...noFacts,
  capacity: capacitiesOf([bloodProducts.redBloodCell]),
});

it.each([
  [
    'both sizes, and the source of the reading',
    sizeSentence('CORE XVO 30', secondReading),
    'CORE XVO 30 (product FAQ), drawn to scale: exterior 12 × 8 × 3.5 in, ' +
      'with the interior of 11 × 7 × 2.25 in inside it.',
  ],
  [
    'the count for each application',
    capacitySentence('Cooler', redCells),
    'The capacity of Cooler is up to 10 in Application 1 and up to 4 in Application 2 (Red blood cell).',
  ],
])('The sentence of a drawing has %s', (_, sentence, expected) => expect(plain(sentence)).toBe(expected));
