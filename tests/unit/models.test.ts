import { readdirSync, readFileSync } from 'node:fs';
import { getBounds, NodeIO, type Root, type Scene } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelOf, viewerLimit } from '../../frontend/src/content/models';
import { models } from '../../frontend/src/content/models.generated';
import { products } from '../../frontend/src/content/products/all';
import { type Dimensions, formatQuantity, perInch, type Reading } from '../../frontend/src/domain/quantities';
import { edgesSeenFrom } from '../../frontend/src/features/model/modelLines';
import { factsOf, plain, productOf } from './support/content';
import { specifiedProducts } from './support/specifiedProducts';

const folder = 'frontend/src/assets/models';
const read = (product: string) => new Uint8Array(readFileSync(`${folder}/${product}.glb`));
const io = new NodeIO().registerExtensions([KHRMeshQuantization]);

const millimeter = 0.001;
const foot = 0.14 * 0.0254;

/** The first reading of a product's outer figures, in meters. @throws Error where there is none. */
function exteriorOf(product: string): readonly number[] {
  const [reading] = factsOf(product).exterior as [Reading<Dimensions>];
  const { size, unit } = reading.value;
  return size.map((length) => (length / perInch[unit]) * 0.0254);
}

const withFigures = [...products].filter(([, { facts }]) => facts.exterior.length > 0).map(([id]) => id);

it('has a model of every specified product with outer figures, and of none without', () => {
  const made: readonly string[] = Object.keys(models);
  expect(made).toEqual(expect.arrayContaining(withFigures.filter((id) => specifiedProducts.includes(id))));
  expect(withFigures).toEqual(expect.arrayContaining([...made]));
  expect(readdirSync(folder).sort()).toEqual(made.map((id) => `${id}.glb`).sort());
});

describe.each(Object.entries(models))('the model %s', (product, { bytes, lines }) => {
  const file = read(product);
  let root: Root;
  beforeAll(async () => {
    root = (await io.readBinary(file)).getRoot();
  });

  it('is valid glTF', async () => {
    const { issues } = await validateBytes(file);
    expect(issues.messages).toEqual([]);
  });

  it('has the stated number of bytes, few enough for a phone', () => {
    expect(file.length).toBe(bytes);
    expect(bytes).toBeLessThanOrEqual(300_000);
    const parts = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
    const corners = parts.reduce((sum, part) => sum + (part.getIndices()?.getCount() ?? 0), 0);
    expect(corners / 3).toBeLessThan(60_000);
  });

  it('is on the floor and as large as the published figures', () => {
    const { min, max } = getBounds(root.listScenes()[0] as Scene);
    expect(Math.abs(min[1])).toBeLessThan(2 * millimeter);
    const [long, wide, high] = exteriorOf(product) as [number, number, number];
    for (const [axis, length] of [long, high, wide].entries()) {
      const extent = (max[axis] as number) - (min[axis] as number);
      expect(extent).toBeGreaterThan(length - millimeter);
      // Feet, latches and pockets reach beyond the figures, handles the most.
      expect(extent).toBeLessThan(length + 100 * millimeter);
    }
  });

  it('has its dimension lines at the edges that the figures measure', () => {
    const [long, wide, high] = exteriorOf(product) as [number, number, number];
    const bottom = product === 'eclipse' ? 0 : foot;
    const edges = {
      long: [-long / 2, 0, wide / 2, long / 2, 0, wide / 2],
      wide: [-long / 2, 0, wide / 2, -long / 2, 0, -wide / 2],
      high: [long / 2, bottom, wide / 2, long / 2, bottom + high, wide / 2],
    };
    for (const side of ['long', 'wide', 'high'] as const)
      for (const [index, value] of lines[side].flat().entries())
        expect(Math.abs(value - (edges[side][index] ?? 0)), side).toBeLessThan(millimeter);
  });
});

const modelData = (id: string) => modelOf(productOf(id)) as NonNullable<ReturnType<typeof modelOf>>;

describe('the viewer of a model', () => {
  it('has one line per side with its published and converted length, and all readings where there are several', () => {
    const { lines, readings = '' } = modelData('core-xvo-30');
    expect(lines.map(({ side, lengths }) => plain([side, ...lengths.map(formatQuantity)].join(', ')))).toEqual([
      'long, 14.5 in, 36.8 cm',
      'wide, 9.5 in, 24.1 cm',
      'high, 11 in, 27.9 cm',
    ]);
    expect(plain(readings)).toBe(
      'The product specification gives an exterior of 14.5 × 9.5 × 11 in (36.8 × 24.1 × 27.9 cm), as drawn; the product FAQ gives 12 × 8 × 3.5 in (30.5 × 20.3 × 8.9 cm). Two readings are published: ask which one applies to your order.',
    );
    expect(modelData('monarch-xvo-10').readings).toBeUndefined();
  });

  it('has a stated size of no less than the viewer and its file', () => {
    for (const [id, model] of Object.entries(models))
      expect(modelData(id).kilobytes * 1000, id).toBeGreaterThanOrEqual(viewerLimit * 1000 + (model?.bytes ?? 0));
  });
});

const box = { min: [-2, 0, -1], max: [2, 3, 1] } as const;
const degrees = (angle: number) => (angle * Math.PI) / 180;

it.each([
  [30, { long: 1, wide: 2, high: [-2, 1] }],
  [-30, { long: 1, wide: -2, high: [2, 1] }],
  [150, { long: -1, wide: 2, high: [-2, -1] }],
  [210, { long: -1, wide: -2, high: [2, -1] }],
])('the dimension lines of a model are beside the edges that are seen from %i°', (angle, { long, wide, high }) => {
  const edges = edgesSeenFrom(box, degrees(angle));
  const ends = ([from, to]: readonly [readonly number[], readonly number[]]) => `${from} to ${to}`;
  expect(ends(edges.long.edge)).toBe(`-2,0,${long} to 2,0,${long}`);
  expect(ends(edges.wide.edge)).toBe(`${wide},0,-1 to ${wide},0,1`);
  expect(ends(edges.high.edge)).toBe(`${high[0]},0,${high[1]} to ${high[0]},3,${high[1]}`);
});
