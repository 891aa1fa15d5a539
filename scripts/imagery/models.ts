/**
 * Makes the 3D models of products as glTF, from what Blender builds for a product's open picture. Writes
 * frontend/src/assets/models/ and frontend/src/content/models.generated.ts, which are committed.
 *
 * tsx scripts/imagery/models.ts [--only=eclipse] [--list]
 *   --only  one product
 *   --list  lists the models whose inputs have changed
 *
 * Without Draco, meshopt compression and textures, for which a browser needs WebAssembly or blob: URLs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Document, type Material, NodeIO, type Node as SceneNode } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { compactPrimitive, dedup, prune, quantize, weld } from '@gltf-transform/functions';
import { MeshoptSimplifier } from 'meshoptimizer';
import { models } from '../../frontend/src/content/models.generated';
import { importsOf } from './imports';

const here = 'scripts/imagery';
const work = path.resolve('.cache/imagery/work');
const folder = 'frontend/src/assets/models';
const list = 'frontend/src/content/models.generated.ts';
const record = `${here}/exported.json`;
const fileOf = (product: string) => `${folder}/${product}.glb`;

/** The products with published exterior dimensions, and the largest error of simplification in meters. */
const products: Readonly<Record<string, number>> = {
  'core-xvo-3-5': 0.0002,
  'core-xvo-30': 0.0003,
  eclipse: 0.0006,
  'monarch-xvo-10': 0.0002,
};
/** The weight of an error of the normals; without it, slightly rounded corners are shaded in patches. */
const normalWeight = 0.5;
const seconds = 0.8;
const keys = 12;

type Point = readonly [number, number, number];
type Look = readonly [red: number, green: number, blue: number, roughness: number, metallic: number];

/** The output of export_model.py. */
interface Scene {
  readonly hinge: Point;
  readonly angle: number;
  readonly edges: Readonly<Record<'long' | 'wide' | 'high', readonly [Point, Point]>>;
  readonly parts: Readonly<
    Record<
      'body' | 'lid',
      readonly { fine: boolean; look: Look; points: readonly number[]; normals: readonly number[] }[]
    >
  >;
}

/** Blender's triangles of a product. */
function sceneOf(product: string): Scene {
  const out = `${work}/${product}.model.json`;
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', `${here}/export_model.py`, '--'];
  execFileSync('blender', [...args, product, out], { stdio: ['ignore', 'ignore', 'inherit'] });
  const scene: Scene = JSON.parse(readFileSync(out, 'utf8'));
  rmSync(out);
  return scene;
}

/** Two nodes, body and lid, each one mesh with a primitive per material; the lid's origin is its hinge. */
function documentOf(scene: Scene): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const materials = new Map<string, Material>();
  const materialOf = (look: Look) => {
    const [red, green, blue, roughness, metallic] = look;
    const known = materials.get(look.join());
    const material =
      known ??
      document
        .createMaterial()
        .setBaseColorFactor([red, green, blue, 1])
        .setRoughnessFactor(roughness)
        .setMetallicFactor(metallic);
    materials.set(look.join(), material);
    return material;
  };
  const attribute = (values: readonly number[]) =>
    document.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
  const nodeOf = (name: string, part: Scene['parts']['body']) => {
    const mesh = document.createMesh(name);
    for (const { fine, look, points, normals } of part)
      mesh.addPrimitive(
        document
          .createPrimitive()
          .setExtras({ fine })
          .setMaterial(materialOf(look))
          .setAttribute('POSITION', attribute(points))
          .setAttribute('NORMAL', attribute(normals)),
      );
    return document.createNode(name).setMesh(mesh);
  };
  const lid = nodeOf('Lid', scene.parts.lid).setTranslation([...scene.hinge]);
  const root = document.createScene().addChild(nodeOf('Body', scene.parts.body)).addChild(lid);
  document.getRoot().setDefaultScene(root);
  animate(document, lid, scene.angle);
  return document;
}

/** Adds the animation of the lid, with easing at both ends. */
function animate(document: Document, lid: SceneNode, angle: number): void {
  const shares = Array.from({ length: keys + 1 }, (_, key) => key / keys);
  const turns = shares.flatMap((share) => {
    const half = -(angle * share * share * (3 - 2 * share)) / 2;
    return [Math.sin(half), 0, 0, Math.cos(half)];
  });
  const [buffer] = document.getRoot().listBuffers();
  const values = (numbers: readonly number[]) =>
    document
      .createAccessor()
      .setArray(new Float32Array(numbers))
      .setBuffer(buffer ?? null);
  const sampler = document
    .createAnimationSampler()
    .setInput(values(shares.map((share) => share * seconds)).setType('SCALAR'))
    .setOutput(values(turns).setType('VEC4'));
  const channel = document.createAnimationChannel().setTargetNode(lid).setTargetPath('rotation').setSampler(sampler);
  document.createAnimation('Lid').addSampler(sampler).addChannel(channel);
}

/** Removes vertices within an error in meters, without changing the shading of flat faces. */
function simplify(document: Document, error: number): void {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const { fine } = primitive.getExtras();
      primitive.setExtras({});
      if (fine) continue;
      const [indices, points, normals] = [
        primitive.getIndices(),
        primitive.getAttribute('POSITION'),
        primitive.getAttribute('NORMAL'),
      ];
      if (!indices || !points || !normals) throw new Error(`${mesh.getName()}: a primitive was not welded`);
      const positions = points.getArray() as Float32Array;
      const weights = Array<number>(3).fill(normalWeight);
      const scale = MeshoptSimplifier.getScale(positions, 3);
      const given = new Uint32Array(indices.getArray() ?? []);
      const shares = normals.getArray() as Float32Array;
      const [kept] = MeshoptSimplifier.simplifyWithAttributes(
        given,
        positions,
        3,
        shares,
        3,
        weights,
        null,
        0,
        error / scale, // biome-ignore format: arrays
      );
      indices.setArray(kept);
      compactPrimitive(primitive);
    }
}

/** The bytes of the product's model. */
async function modelOf(product: string, scene: Scene): Promise<Uint8Array> {
  const document = documentOf(scene);
  await document.transform(weld());
  simplify(document, products[product] as number);
  await document.transform(
    prune(),
    dedup(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, pattern: /^(POSITION|NORMAL)$/ }),
  );
  document.getRoot().getAsset().generator = 'scripts/imagery/models.ts';
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}

/** A hash of all inputs of a product's model. */
function hashOf(product: string, catalogue: { readonly products: Readonly<Record<string, unknown>> }): string {
  const scene = importsOf(`products/${product.replaceAll('-', '_')}.py`);
  const files = [...new Set([...scene, ...importsOf('export_model.py')]), 'models.ts'].sort();
  const sources = files.map((file) => readFileSync(`${here}/${file}`, 'utf8'));
  const inputs = [sources, catalogue.products[product], { ...catalogue, products: undefined }];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Writes the list of models for the site: sizes of the current files, and edges of the scenes. */
function writeList(lines: Readonly<Record<string, Scene['edges']>>): void {
  const models = Object.fromEntries(
    Object.entries(lines).map(([product, edges]) => [product, { bytes: statSync(fileOf(product)).size, lines: edges }]),
  );
  const source = `// Generated by scripts/imagery/models.ts. Do not edit.

/** A point in a model's coordinates: meters, y up, the front facing +z, the floor at y = 0. */
export type ModelPoint = readonly [x: number, y: number, z: number];

/** A product's model: the size of its file, and the ends of its measured outer edges. */
export interface Model {
  readonly bytes: number;
  readonly lines: Readonly<Record<'long' | 'wide' | 'high', readonly [ModelPoint, ModelPoint]>>;
}

/** The models by product. */
export const models: Readonly<Record<string, Model>> = ${JSON.stringify(models)};
`;
  writeFileSync(list, source);
  execFileSync('npx', ['biome', 'format', '--write', list], { stdio: 'ignore' });
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
});
if (options.only && !Object.hasOwn(products, options.only)) {
  console.error(`ONLY is '${options.only}': \`products\` in ${here}/models.ts has ${Object.keys(products).join(', ')}`);
  process.exit(1);
}

await MeshoptSimplifier.ready;
for (const made of [folder, work]) mkdirSync(made, { recursive: true });
execFileSync('npx', ['tsx', `${here}/export-catalogue.ts`], { stdio: 'inherit' });
const catalogue = JSON.parse(readFileSync('.cache/imagery/catalogue.json', 'utf8'));
const recorded: Readonly<Record<string, string>> = JSON.parse(readFileSync(record, 'utf8'));
const hashes = Object.fromEntries(Object.keys(products).map((product) => [product, hashOf(product, catalogue)]));
const changed = Object.keys(products).filter(
  (product) => (!options.only || options.only === product) && hashes[product] !== recorded[product],
);

if (options.list) {
  for (const product of changed) console.log(product);
} else {
  const lines = Object.fromEntries(Object.entries(models).map(([product, model]) => [product, model.lines]));
  const exported = { ...recorded };
  for (const product of changed) {
    const scene = sceneOf(product);
    const bytes = await modelOf(product, scene);
    writeFileSync(fileOf(product), bytes);
    lines[product] = scene.edges;
    exported[product] = hashes[product] as string;
    console.log(`${product}: ${bytes.length} bytes`);
  }
  const inOrder = (entries: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(record, `${JSON.stringify(inOrder(exported), null, 2)}\n`);
  writeList(inOrder(lines) as typeof lines);
}
