/**
 * Writes the figures for the Blender scenes to .cache/imagery/catalogue.json, in inches, so that the scenes contain no
 * copies of them.
 *
 * tsx scripts/imagery/export-catalogue.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bloodProducts } from '../../frontend/src/content/facts/blood-products';
import { coreDisk, cryoCylinder, safeguardInserts } from '../../frontend/src/content/facts/cryo-disks';
import { loggerProtection, loggerRangeC, loggerSize } from '../../frontend/src/content/facts/data-logger';
import { products as allProducts } from '../../frontend/src/content/products/all';
import type { Product } from '../../frontend/src/content/types';
import {
  type Dimensions,
  formatQuantity,
  NARROW_SPACE,
  perInch,
  type Quantity,
} from '../../frontend/src/domain/quantities';

const inches = (values: readonly number[], unit: keyof typeof perInch) =>
  values.map((value) => Math.round((value / perInch[unit]) * 10_000) / 10_000);
const measures = ({ size, unit }: Dimensions) => inches(size, unit);
// The label's font has no thin space.
const printed = (text: string) => text.replaceAll(NARROW_SPACE, ' ');

/** Without hold times if there are several temperatures or hold times, because they do not belong together. */
function labelLine(temperatures: readonly Quantity[], holdTimes: readonly Quantity[]): string {
  const shown =
    temperatures.length > 1 || holdTimes.length > 1 ? temperatures.slice(0, 2) : [...temperatures, ...holdTimes];
  return shown.map((quantity) => printed(formatQuantity(quantity))).join('   ');
}

function entryOf({ name, labels, facts, sections }: Product) {
  return {
    name,
    labels,
    exterior: facts.exterior.map(({ value }) => measures(value)),
    interior: facts.interior.map(({ value }) => measures(value)),
    line: labelLine(
      facts.temperatures.map(({ value }) => value),
      facts.holdTimes.map(({ value }) => value),
    ),
    variants: sections.flatMap((section) =>
      section.kind === 'variants'
        ? section.items.map((variant) => ({
            name: variant.name,
            color: variant.color,
            line: [variant.temperature, variant.holdTime]
              .flatMap((quantity) => (quantity ? [printed(formatQuantity(quantity))] : []))
              .join('   '),
          }))
        : [],
    ),
  };
}

const products = Object.fromEntries([...allProducts].map(([id, product]) => [id, entryOf(product)]));

const parts = {
  ...Object.fromEntries(
    Object.entries(bloodProducts).flatMap(([id, product]) => ('size' in product ? [[id, measures(product.size)]] : [])),
  ),
  coreDisk: measures(coreDisk.size),
  safeguardTopAndBottom: measures(safeguardInserts.topAndBottom),
  safeguardSides: measures(safeguardInserts.sides),
  cryoCylinder: inches(cryoCylinder.size, cryoCylinder.unit),
  logger: inches(
    loggerSize.map(({ min = 0 }) => min),
    'mm',
  ),
};
const texts = { loggerRange: printed(formatQuantity(loggerRangeC)), loggerProtection };

mkdirSync('.cache/imagery', { recursive: true });
writeFileSync('.cache/imagery/catalogue.json', `${JSON.stringify({ products, parts, texts }, null, 2)}\n`);
