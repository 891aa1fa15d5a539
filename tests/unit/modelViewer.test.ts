/** The dimension lines and the texts of a product's 3D model. */
import { describe, expect, it } from 'vitest';
import { modelOf, viewerLimit } from '../../frontend/src/content/models';
import { models } from '../../frontend/src/content/models.generated';
import { sideNames } from '../../frontend/src/domain/geometry';
import { formatQuantity } from '../../frontend/src/domain/quantities';
import { edgesSeenFrom } from '../../frontend/src/features/model/modelLines';
import { plain, productOf } from './support/content';

function modelData(id: string) {
  const model = modelOf(productOf(id));
  if (!model) throw new Error(`${id} has no model`);
  return model;
}

describe('the model of a product', () => {
  it.each([
    ['monarch-xvo-10', ['10 in, 25.4 cm', '7 in, 17.8 cm', '12.5 in, 31.8 cm']],
    ['eclipse', ['18 in, 45.7 cm', '10 in, 25.4 cm', '12 in, 30.5 cm']],
    ['core-xvo-3-5', ['12 in, 30.5 cm', '8 in, 20.3 cm', '3.5 in, 8.9 cm']],
    ['core-xvo-30', ['14.5 in, 36.8 cm', '9.5 in, 24.1 cm', '11 in, 27.9 cm']],
  ])('%s: a line a side, with the length as published and converted', (id, written) => {
    const { lines } = modelData(id);
    expect(lines.map(({ side }) => side)).toEqual(sideNames);
    expect(lines.map(({ lengths }) => plain(lengths.map(formatQuantity).join(', ')))).toEqual(written);
  });

  it('has all readings where several are published, and none where there is one', () => {
    expect(plain(modelData('core-xvo-30').readings ?? '')).toBe(
      'The product specification gives an exterior of 14.5 × 9.5 × 11 in (36.8 × 24.1 × 27.9 cm), as drawn; the product FAQ gives 12 × 8 × 3.5 in (30.5 × 20.3 × 8.9 cm). Two readings are published: ask which one applies to your order.',
    );
    expect(modelData('monarch-xvo-10').readings).toBeUndefined();
  });

  it('has a stated size of no less than the viewer and its file', () => {
    for (const [id, model] of Object.entries(models))
      expect(modelData(id).kilobytes * 1000, id).toBeGreaterThanOrEqual(viewerLimit * 1000 + (model?.bytes ?? 0));
  });
});

describe('dimension lines around a model', () => {
  const box = { min: [-2, 0, -1], max: [2, 3, 1] } as const;
  const degrees = (angle: number) => (angle * Math.PI) / 180;

  it.each([
    [30, { long: 1, wide: 2, high: [-2, 1] }],
    [-30, { long: 1, wide: -2, high: [2, 1] }],
    [150, { long: -1, wide: 2, high: [-2, -1] }],
    [210, { long: -1, wide: -2, high: [2, -1] }],
  ])('are beside the edges that are seen from %i°', (angle, { long, wide, high }) => {
    const edges = edgesSeenFrom(box, degrees(angle));
    const ends = ([from, to]: readonly [readonly number[], readonly number[]]) => `${from} to ${to}`;
    expect(ends(edges.long.edge)).toBe(`-2,0,${long} to 2,0,${long}`);
    expect(ends(edges.wide.edge)).toBe(`${wide},0,-1 to ${wide},0,1`);
    expect(ends(edges.high.edge)).toBe(`${high[0]},0,${high[1]} to ${high[0]},3,${high[1]}`);
  });
});
