/** The 3D models: their files, sizes, dimension lines and animation. */
import { readdirSync, readFileSync } from 'node:fs';
import { getBounds, NodeIO, type Root, type Scene } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { models } from '../../frontend/src/content/models.generated';
import { products } from '../../frontend/src/content/products/all';
import { type Dimensions, perInch, type Reading } from '../../frontend/src/domain/quantities';
import { factsOf } from './support/content';
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
