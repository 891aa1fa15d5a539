import { describe, expect, it } from 'vitest';
import { bloodProducts } from '../../frontend/src/content/facts/blood-products';
import { capacitiesOf } from '../../frontend/src/content/facts/blood-table';
import { products } from '../../frontend/src/content/products/all';
import type { ProductFacts } from '../../frontend/src/content/types';
import { between, exactly, upTo } from '../../frontend/src/domain/quantities';
import { dimensionLine, labelWidth } from '../../frontend/src/features/drawings/boxDimensions';
import { type BoxToDraw, commonScale, drawBoxes } from '../../frontend/src/features/drawings/boxDrawing';
import {
  drawnCapacities,
  drawnHoldTimes,
  drawnSizes,
  drawnTemperatures,
  statedSize,
} from '../../frontend/src/features/drawings/drawn';
import { labelBeside, placeUnits, stackRows, TRACK, wrapWords } from '../../frontend/src/features/drawings/layout';
import { drawBox, inside, type Point, project } from '../../frontend/src/features/drawings/projection';
import {
  bandOn,
  durationOn,
  holdTimeFrame,
  percentAt,
  scaleFor,
  temperatureFrame,
  ticksOf,
} from '../../frontend/src/features/drawings/scale';
import {
  capacitySentence,
  holdTimeSentence,
  sizeSentence,
  temperatureSentence,
} from '../../frontend/src/features/drawings/sentences';
import type { RouteId } from '../../frontend/src/routes/manifest';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const noFacts: ProductFacts = {
  temperatures: [],
  holdTimes: [],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [],
  more: [],
};
const { plateletsApheresis, inactivatedPlatelets, cryoprecipitate, redBloodCell } = bloodProducts;
/** Of a cooler that the blood-product tables would name. */
const tabledFacts: ProductFacts = {
  ...noFacts,
  capacity: capacitiesOf([plateletsApheresis, inactivatedPlatelets, cryoprecipitate, redBloodCell]),
};
const factsOf = (id: RouteId): ProductFacts => {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is no product`);
  return product.facts;
};
const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

describe('Scales', () => {
  it.each([
    ['a range within the frame keeps the frame', [between(2, 25, '°C')], [-20, -10, 0, 10, 20, 30]],
    ['a colder value widens it by a whole step', [exactly(-32, '°C')], [-40, -20, 0, 20, 40]],
    ["the data logger's range takes wider steps", [between(-40, 125, '°C')], [-50, 0, 50, 100, 150]],
    ['no value at all leaves the frame', [], [-20, -10, 0, 10, 20, 30]],
  ])('of temperature: %s', (_, quantities, ticks) => {
    expect(ticksOf(scaleFor(quantities, temperatureFrame))).toEqual(ticks);
  });

  it.each([
    ['one day for shorter times', [between(12, 18, 'h')], [0, 6, 12, 18, 24]],
    ['two days where they are needed', [upTo(24, 'h'), between(24, 48, 'h')], [0, 12, 24, 36, 48]],
    ['a week in whole days', [upTo(140, 'h')], [0, 24, 48, 72, 96, 120, 144]],
  ])('of hours: %s', (_, quantities, ticks) => {
    expect(ticksOf(scaleFor(quantities, holdTimeFrame))).toEqual(ticks);
  });

  it('maps the ends to 0 and 100 percent and the middle to 50', () => {
    const scale = scaleFor([], temperatureFrame);
    expect([-20, 5, 30].map((value) => percentAt(scale, value))).toEqual([0, 50, 100]);
  });
});

describe('Marks on a scale', () => {
  const degrees = scaleFor([], temperatureFrame);
  const hours = scaleFor([], holdTimeFrame);

  it('draws a temperature range as a band and a single temperature as a point', () => {
    expect(bandOn(degrees, between(0, 5, '°C'))).toEqual({ stretches: [{ from: 40, to: 50 }] });
    expect(bandOn(degrees, exactly(-20, '°C'))).toEqual({ stretches: [], point: 0 });
  });

  it('leaves a temperature below a limit open to the cold, and one above it open to the warm', () => {
    expect(bandOn(degrees, upTo(-10, '°C'))).toEqual({ stretches: [{ from: 0, to: 20 }], openStart: true });
    expect(bandOn(degrees, { min: 20, unit: '°C' })).toEqual({ stretches: [{ from: 80, to: 100 }], openEnd: true });
  });

  it('fills a hold time to its lower figure only', () => {
    expect(durationOn(hours, between(12, 18, 'h'))).toEqual({
      stretches: [
        { from: 0, to: 50 },
        { from: 50, to: 75, partly: true },
      ],
    });
    expect(durationOn(hours, upTo(24, 'h')).stretches).toEqual([{ from: 0, to: 100, partly: true }]);
    expect(durationOn(hours, exactly(18, 'h')).stretches).toEqual([{ from: 0, to: 75 }]);
    expect(durationOn(hours, { min: 12, unit: 'h' }).openEnd).toBe(true);
  });
});

describe('Boxes in oblique projection', () => {
  it('draws length and height true to scale, and depth at half its length, up to the right', () => {
    const origin = project([0, 0, 0], 10);
    expect(project([4, 0, 0], 10)).toEqual({ x: 40, y: 0 });
    expect(project([0, 0, 3], 10)).toEqual({ x: 0, y: -30 });
    const depth = project([0, 8, 0], 10);
    expect(distance(origin, depth)).toBeCloseTo(40, 1);
    expect(depth.x).toBeGreaterThan(0);
    expect(depth.y).toBeLessThan(0);
  });

  it('joins the three faces at the corner they share', () => {
    const { front, top, side } = drawBox({ at: [0, 0, 0], size: [10, 7, 12.5] }, 8);
    const shared = front[2];
    expect(shared).toEqual({ x: 80, y: -100 });
    expect(top).toContainEqual(shared);
    expect(side).toContainEqual(shared);
  });

  it('puts the interior in the middle of the exterior, with the same wall on both sides', () => {
    expect(inside([10, 7, 12.5], [9, 6, 11.5])).toEqual({ at: [0.5, 0.5, 0.5], size: [9, 6, 11.5] });
    expect(inside([18, 10, 12], [11, 6.25, 8]).at).toEqual([3.5, 1.875, 2]);
  });

  it('draws the interior within the outline of the exterior', () => {
    const { outer, inner } = drawBoxes(
      { outer: { size: [12, 8, 3.5], labels: ['', '', ''] }, inner: { size: [11, 7, 2.25], labels: ['', '', ''] } },
      10,
    );
    const xs = [...outer.front, ...outer.side].map(({ x }) => x);
    const ys = [...outer.front, ...outer.top].map(({ y }) => y);
    for (const { x, y } of [...(inner?.front ?? []), ...(inner?.top ?? []), ...(inner?.side ?? [])]) {
      expect(x).toBeGreaterThan(Math.min(...xs));
      expect(x).toBeLessThan(Math.max(...xs));
      expect(y).toBeGreaterThan(Math.min(...ys));
      expect(y).toBeLessThan(Math.max(...ys));
    }
  });
});

describe('Dimension lines', () => {
  it('are as long as the edge they measure, and stand beside it', () => {
    const line = dimensionLine({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 16 }, '10 in');
    expect(line.line).toEqual([
      { x: 0, y: 16 },
      { x: 100, y: 16 },
    ]);
    expect(line.anchor).toBe('middle');
    expect(line.label.x).toBe(50);
    expect(line.label.y).toBeGreaterThan(16);
  });

  it('are led to from just off the edge to just past the line', () => {
    const [first] = dimensionLine({ x: 0, y: 0 }, { x: 0, y: -80 }, { x: -16, y: 0 }, '8 in').leads;
    expect(first[0].x).toBeLessThan(0);
    expect(first[0].x).toBeGreaterThan(-16);
    expect(first[1].x).toBeLessThan(-16);
  });

  it('carry an upright label where it fits along the line, and a level one where it does not', () => {
    const text = '2.25 in';
    const along = (length: number) => dimensionLine({ x: 0, y: 0 }, { x: 0, y: -length }, { x: 16, y: 0 }, text);
    expect(along(labelWidth(text)).upright).toBe(true);
    expect(along(labelWidth(text) - 1).upright).toBeUndefined();
    expect(along(labelWidth(text) - 1).anchor).toBe('start');
  });

  it('are six for an interior in an exterior, each with its own figure', () => {
    const drawing = drawBoxes(
      {
        outer: { size: [10, 7, 12.5], labels: ['10 in', '7 in', '12.5 in'] },
        inner: { size: [9, 6, 11.5], labels: ['9 in', '6 in', '11.5 in'] },
      },
      12,
    );
    expect(drawing.outerLines.map(({ text }) => text)).toEqual(['10 in', '7 in', '12.5 in']);
    expect(drawing.innerLines.map(({ text }) => text)).toEqual(['9 in', '6 in', '11.5 in']);
    for (const [lines, size] of [
      [drawing.outerLines, [10, 7 / 2, 12.5]],
      [drawing.innerLines, [9, 6 / 2, 11.5]],
    ] as const) {
      lines.forEach(({ line }, axis) => {
        expect(distance(...line)).toBeCloseTo((size[axis] ?? 0) * 12, 0);
      });
    }
  });

  it('and their labels stay on the paper', () => {
    const box: BoxToDraw = { outer: { size: [13, 8, 2], labels: ['13 in', '8 in', '2 in'] } };
    const { outerLines, view } = drawBoxes(box, 10);
    for (const { label, line } of outerLines) {
      for (const { x, y } of [label, ...line]) {
        expect(x).toBeGreaterThanOrEqual(view.x);
        expect(x).toBeLessThanOrEqual(view.x + view.width);
        expect(y).toBeGreaterThanOrEqual(view.y);
        expect(y).toBeLessThanOrEqual(view.y + view.height);
      }
    }
  });
});

describe('Drawings of one figure', () => {
  const box = (...size: [number, number, number]): BoxToDraw => ({
    outer: { size, labels: [`${size[0]} in`, `${size[1]} in`, `${size[2]} in`] },
  });
  const paper = { width: 280, height: 290 };

  it('share the scale at which the largest of them just fits the paper', () => {
    const boxes = [box(14.5, 9.5, 11), box(12, 8, 3.5)];
    const scale = commonScale(boxes, paper);
    expect(drawBoxes(box(14.5, 9.5, 11), scale).view.width).toBeLessThanOrEqual(paper.width);
    expect(drawBoxes(box(14.5, 9.5, 11), scale * 1.1).view.width).toBeGreaterThan(paper.width);
    expect(commonScale([box(12, 8, 3.5)], paper)).toBeGreaterThan(scale);
  });

  it('heed the height of the paper as well', () => {
    const scale = commonScale([box(2, 2, 40)], paper);
    expect(drawBoxes(box(2, 2, 40), scale).view.height).toBeLessThanOrEqual(paper.height);
  });

  it('say so where the labels alone are too large for the paper', () => {
    expect(() => commonScale([box(1, 1, 1)], { width: 10, height: 10 })).toThrow('too small');
  });
});

describe('Text and units in a drawing', () => {
  it('breaks a long text between words, and lets a longer word stand', () => {
    expect(wrapWords('Hard plus soft cooler with disks', 12)).toEqual(['Hard plus', 'soft cooler', 'with disks']);
    expect(wrapWords('Immunoglobulin anti-RhD', 8)).toEqual(['Immunoglobulin', 'anti-RhD']);
  });

  it('gives a label less room beside a longer value', () => {
    const label = 'XVO 9.5 White and XVO 6.5 White';
    expect(labelBeside('18 h', label)).toEqual([label]);
    expect(labelBeside('−40 to 125 °C', label)).toEqual(['XVO 9.5 White and XVO', '6.5 White']);
  });

  it('stacks rows so that no track covers the next text', () => {
    const { rows, bottom } = stackRows([{ value: '1–6 °C', label: 'XVO 9.5 White' }, { value: '2–8 °C' }]);
    expect(rows[0]?.baseline).toBeLessThan(rows[0]?.track ?? 0);
    expect(rows[1]?.baseline).toBeGreaterThan((rows[0]?.track ?? 0) + TRACK);
    expect(bottom).toBe((rows[1]?.track ?? 0) + TRACK);
  });

  it('counts units in fives and tens', () => {
    const { units, height } = placeUnits(12);
    expect(units).toHaveLength(12);
    const gap = (index: number) => (units[index]?.x ?? 0) - (units[index - 1]?.x ?? 0);
    expect(gap(5)).toBeGreaterThan(gap(4));
    expect(units[10]).toEqual({ x: 0, y: units[11]?.y });
    expect(height).toBeGreaterThan(placeUnits(10).height);
    expect(placeUnits(0)).toEqual({ units: [], height: 0 });
  });
});

describe('What is drawn of a product', () => {
  it('is every figure that the sixteen pages of the specification have, and none for those that have none', () => {
    const counts = [...products].map(([id, { facts }]) => [
      id,
      [drawnTemperatures, drawnHoldTimes, drawnSizes, drawnCapacities].map((draw) => draw(facts).length).join(' '),
    ]);
    expect(Object.fromEntries(counts)).toMatchObject({
      kelvin: '3 3 0 0',
      'monarch-xvo-10': '1 1 1 2',
      'monarch-xvo-5': '1 1 1 1',
      eclipse: '2 1 1 0',
      'core-xvo-3-5': '1 1 1 0',
      'core-xvo-30': '1 2 2 0',
      cube: '0 0 0 0',
      'safeguard-xvo-10': '0 1 2 0',
      medication: '0 0 0 0',
      oem: '0 0 0 0',
      hard: '0 1 0 0',
      'roller-bear': '0 0 0 0',
      'biological-specimen': '0 0 0 0',
      'cryo-disk': '1 1 3 0',
      'first-aid-kit': '0 0 0 0',
      'data-logger': '1 0 0 0',
    });
  });

  it("draws the Kelvin's three temperatures, each by its variant, and no sizes or capacities", () => {
    const facts = factsOf('kelvin');
    expect(drawnTemperatures(facts).map(({ source }) => source)).toEqual([
      'XVO 9.5 White and XVO 6.5 White',
      'XVO 6.5 Blue',
      'XVO 9.5 Gray',
    ]);
    expect(drawnHoldTimes(facts)).toHaveLength(3);
    expect(drawnSizes(facts)).toEqual([]);
    expect(drawnCapacities(facts)).toEqual([]);
  });

  it('draws both readings of the CORE XVO 30, inside and outside of a source together', () => {
    expect(drawnSizes(factsOf('core-xvo-30'))).toEqual([
      {
        source: 'product specification',
        exterior: { size: [14.5, 9.5, 11], unit: 'in' },
        interior: { size: [13.5, 8.5, 10], unit: 'in' },
      },
      {
        source: 'product FAQ',
        exterior: { size: [12, 8, 3.5], unit: 'in' },
        interior: { size: [11, 7, 2.25], unit: 'in' },
      },
    ]);
  });

  it('draws an interior alone where no exterior is published', () => {
    expect(drawnSizes(factsOf('monarch-xvo-5'))).toEqual([{ interior: { size: [9, 6, 11.5], unit: 'in' } }]);
  });

  it('draws the parts of a product that has no figures of its own', () => {
    const facts = factsOf('cryo-disk');
    expect(drawnSizes(facts).map(({ part }) => part?.size)).toEqual([
      [13, 8, 2],
      [5.5, 4, 1],
      [6, 2, 1],
    ]);
    expect(drawnTemperatures(facts).map(({ value }) => value)).toEqual([exactly(-20, '°C')]);
    expect(drawnHoldTimes(facts).map(({ value }) => value)).toEqual([between(24, 48, 'h')]);
  });

  it('tells the two measures of the data logger, which make no box, and no text where a box is drawn', () => {
    expect(plain(statedSize(factsOf('data-logger')) ?? '')).toBe('110 × 18 mm (4.33 × 0.71 in)');
    expect(statedSize(factsOf('monarch-xvo-10'))).toBeUndefined();
  });

  it('does not add further figures to those a product has of its own', () => {
    expect(drawnHoldTimes(factsOf('hard'))).toHaveLength(1);
  });

  it('keeps the counts of a blood product together, in the order of the table', () => {
    const capacities = drawnCapacities(tabledFacts);
    expect(capacities.map(({ of }) => of)).toEqual([
      'Platelets Apheresis',
      'Inactivated Platelets for Pathogenic',
      'Cryoprecipitate',
      'Red blood cell',
    ]);
    expect(capacities[3]?.counts.map(({ count, application }) => [application, count.max])).toEqual([
      [1, 10],
      [2, 4],
    ]);
  });

  it('refuses a figure that its scale could not show', () => {
    const facts = { ...noFacts, temperatures: [{ value: between(68, 77, '°F') }] };
    expect(() => drawnTemperatures(facts)).toThrow('°F');
  });

  it('has nothing to draw of a product without figures', () => {
    for (const draw of [drawnTemperatures, drawnHoldTimes, drawnSizes, drawnCapacities]) {
      expect(draw(noFacts)).toEqual([]);
    }
  });
});

describe('What a drawing says', () => {
  const kelvin = factsOf('kelvin');

  it('names every temperature with its source, the scale and the label colors', () => {
    const readings = drawnTemperatures(kelvin);
    expect(plain(temperatureSentence('Kelvin', readings, scaleFor([], temperatureFrame)))).toBe(
      'The temperature of Kelvin, on a scale from −20 to 30 °C, is 1–6 °C (XVO 9.5 White and XVO 6.5 White), ' +
        '2–8 °C (XVO 6.5 Blue) and −18 °C (XVO 9.5 Gray). ' +
        'For reference, the label colors stand for: white 1–6 °C, blue 2–8 °C and orange 20–24 °C.',
    );
  });

  it('names every hold time with its source', () => {
    const readings = drawnHoldTimes(kelvin);
    expect(plain(holdTimeSentence('Kelvin', readings, scaleFor([], holdTimeFrame)))).toBe(
      'The hold time of Kelvin, on a scale from 0 to 24 h, is up to 24 h (XVO 9.5 White), 12–18 h (XVO 6.5 White) ' +
        'and up to 12 h (XVO 6.5 Blue).',
    );
  });

  it('names both sizes, and where a reading comes from', () => {
    const [, second] = drawnSizes(factsOf('core-xvo-30'));
    expect(plain(sizeSentence('CORE XVO 30', second ?? {}))).toBe(
      'CORE XVO 30 (product FAQ), drawn to scale: exterior 12 × 8 × 3.5 in, with the interior of 11 × 7 × 2.25 in inside it.',
    );
  });

  it('names the count for each application', () => {
    const capacity = drawnCapacities(tabledFacts).find(({ of }) => of === 'Red blood cell');
    expect(capacitySentence('Cooler', capacity ?? { of: '', counts: [] })).toBe(
      'The capacity of Cooler is up to 10 in Application 1 and up to 4 in Application 2 (Red blood cell).',
    );
  });
});
