/**
 * Home's finder: specimens by storage temperature under the label colors (section 3), with the recommended products.
 * Both are read from the tabs of By Specimen.
 */

import { formatQuantity, type Quantity } from '../domain/quantities';
import { formatTemperature } from '../domain/readings';
import { isWithinStorage } from '../domain/verdict';
import type { RouteId } from '../routes/manifest';
import { pathOf, routeRow } from '../routes/paths';
import { frozenProducts } from './facts/blood-products';
import { labelBands } from './facts/labels';
import { listed } from './facts/text';
import { productOf } from './products/all';
import type { Recommendation } from './specimen-recommendations';
import { type Specimen, specimens } from './specimens';
import type { LabelColor, LinkData } from './types';

/** A temperature band; `frozen` has no label color. */
export interface FinderBand {
  readonly id: LabelColor | 'frozen';
  readonly name: string;
  /** Storage temperature: "1–6 °C", "below −18 °C". */
  readonly temperature: string;
  readonly specimens: readonly LinkData[];
  readonly products: readonly LinkData[];
}

export interface FinderContent {
  readonly title: string;
  readonly intro: string;
  readonly specimensTitle: string;
  readonly productsTitle: string;
  readonly bands: readonly FinderBand[];
}

/** What a visitor has to confirm about a product, and which goods it is not for. */
function caveatOf({ confirm, notFor }: Recommendation, isRangePublished: boolean): string {
  const what = isRangePublished ? confirm : 'the range';
  const words = [what && `confirm ${what}`, notFor && `not for ${notFor}`].filter(Boolean);
  return words.length > 0 ? ` (${words.join('; ')})` : '';
}

/** A tab's name and its other units with this storage temperature. */
function labelOf({ name, units: [, ...others] }: Specimen, temperature: string): string {
  const also = others.filter(({ storage }) => formatTemperature(storage) === temperature);
  return listed([name, ...also.map((unit) => unit.name)]);
}

function band(id: FinderBand['id'], name: string, storage: Quantity): FinderBand {
  const temperature = formatTemperature(storage);
  const fitting = specimens.filter(({ units }) =>
    units.some((unit) => formatTemperature(unit.storage) === temperature),
  );
  const recommendations = fitting.flatMap(({ recommended }) => recommended);
  const isRangePublished = (product: RouteId) =>
    productOf(product).facts.temperatures.some(({ value }) => isWithinStorage(value, storage));
  /** The first caveat of all recommendations of the product. */
  const caveatFor = (product: RouteId) =>
    recommendations
      .filter((recommendation) => recommendation.product === product)
      .map((recommendation) => caveatOf(recommendation, isRangePublished(product)))
      .find(Boolean) ?? '';
  const products = [...new Set(recommendations.map(({ product }) => product))];
  return {
    id,
    name,
    temperature,
    specimens: fitting.map((specimen) => ({
      label: labelOf(specimen, temperature),
      href: pathOf('specimens', specimen.id),
    })),
    products: products
      .toSorted((a, b) => Number(isRangePublished(b)) - Number(isRangePublished(a)))
      .map((product) => ({ label: routeRow(product).label + caveatFor(product), href: pathOf(product) })),
  };
}

export const finder: FinderContent = {
  title: 'Start from the temperature',
  intro: `Kelvin label colors name the range: white is ${formatQuantity(labelBands.white)}, blue ${formatQuantity(labelBands.blue)}, orange ${formatQuantity(labelBands.orange)}.`,
  specimensTitle: 'Stored in this range',
  productsTitle: 'Look at',
  bands: [
    band('white', 'White label', labelBands.white),
    band('blue', 'Blue label', labelBands.blue),
    band('orange', 'Orange label', labelBands.orange),
    band('frozen', 'Frozen', frozenProducts.frozenPlasma.storage),
  ],
};
