/**
 * Home's finder: specimens by storage temperature, under the trade's label colors (section 3), each with
 * the products that By Specimen recommends. Nothing here is written twice: it is read from those tabs.
 */
import type { RouteId } from '../routes/manifest';
import { pathOf, routeRow } from '../routes/paths';
import { frozenProducts } from './facts/blood-products';
import { labelBands } from './facts/labels';
import { products } from './products/all';
import { formatQuantity, type Quantity } from './quantities';
import { formatTemperature } from './readings';
import { specimens } from './specimens';
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

/** Whether a range that is published for the product lies within the band; below a limit means below it. */
function holds(product: RouteId, { min, max }: Quantity): boolean {
  return (products.get(product)?.facts.temperatures ?? []).some(({ value }) => {
    const { min: lowest = -Infinity, max: highest = Infinity } = value;
    return min === undefined ? highest < (max ?? Infinity) : lowest >= min && highest <= (max ?? Infinity);
  });
}

function band(id: FinderBand['id'], name: string, storage: Quantity): FinderBand {
  const temperature = formatTemperature(storage);
  const fitting = specimens.filter(({ units }) =>
    units.some((unit) => formatTemperature(unit.storage) === temperature),
  );
  const recommended = new Set(fitting.flatMap((specimen) => specimen.recommended.map(({ product }) => product)));
  return {
    id,
    name,
    temperature,
    specimens: fitting.map((specimen) => ({ label: specimen.name, href: pathOf('specimens', specimen.id) })),
    products: [...recommended].map((product) => ({
      label: routeRow(product).label + (holds(product, storage) ? '' : ' (confirm the range)'),
      href: pathOf(product),
    })),
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
