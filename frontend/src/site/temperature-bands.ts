/** Home's temperature bands: their specimens and the products recommended for these, from the tabs of By Specimen. */
import { candidates } from '../content/candidates';
import { frozenProducts } from '../content/facts/blood-products';
import { labelBands } from '../content/facts/labels';
import { listed } from '../content/facts/text';
import type { Recommendation } from '../content/specimen-recommendations';
import { type Specimen, specimens } from '../content/specimens';
import { type TemperatureBandData, type TemperatureBandsContent, temperatureBands } from '../content/temperature-bands';
import type { LinkData } from '../content/types';
import { queryOf, rangeToStore } from '../domain/need';
import type { Quantity } from '../domain/quantities';
import { formatTemperature } from '../domain/readings';
import { resultOf, type Verdict } from '../domain/verdict';
import type { RouteId } from '../routes/manifest';
import { pathOf, routeRow } from '../routes/paths';

const { names, findFor, frozenGoods, ...texts } = temperatureBands;

/** What a visitor has to confirm about a product, and which goods it is not for. */
function caveatOf({ confirm, notFor }: Recommendation, verdict: Verdict): string {
  const what = verdict === 'match' ? confirm : 'the range';
  // In the words of the comparison, which has the same case.
  const range = verdict === 'fails' ? 'range not within this band' : what && `confirm ${what}`;
  const words = [range, notFor && `not for ${notFor}`].filter(Boolean);
  return words.length > 0 ? `(${words.join('; ')})` : '';
}

/** The finder with this need. Frozen goods are chosen as such: they are stored below their limit, not at it. */
function finderFor(storage: Quantity, goods = ''): LinkData {
  const { min, max } = storage;
  const [need, label] =
    min === undefined
      ? [{ specimen: goods }, frozenGoods]
      : [{ min: `${min}`, max: `${max}` }, formatTemperature(storage)];
  return { label: `${findFor} ${label}`, href: `${pathOf('find')}?${queryOf(need)}` };
}

/** A tab's name and its other units with this storage temperature. */
function labelOf({ name, units: [, ...others] }: Specimen, temperature: string): string {
  const also = others.filter(({ storage }) => formatTemperature(storage) === temperature);
  return listed([name, ...also.map((unit) => unit.name)]);
}

function band(id: TemperatureBandData['id'], storage: Quantity): TemperatureBandData {
  const temperature = formatTemperature(storage);
  const fitting = specimens.filter(({ units }) =>
    units.some((unit) => formatTemperature(unit.storage) === temperature),
  );
  const recommendations = fitting.flatMap(({ recommended }) => recommended);
  const verdictOn = (product: RouteId): Verdict => {
    const cooler = candidates.find(({ id }) => id === product);
    return cooler ? resultOf(cooler, { range: rangeToStore(storage) }).verdict : 'unknown';
  };
  const isWithin = (product: RouteId) => verdictOn(product) === 'match';
  /** The first caveat of all recommendations of the product. */
  const caveatFor = (product: RouteId) =>
    recommendations
      .filter((recommendation) => recommendation.product === product)
      .map((recommendation) => caveatOf(recommendation, verdictOn(product)))
      .find(Boolean) ?? '';
  const products = [...new Set(recommendations.map(({ product }) => product))];
  return {
    id,
    name: names[id],
    temperature,
    specimens: fitting.map((specimen) => ({
      label: labelOf(specimen, temperature),
      href: pathOf('specimens', specimen.id),
    })),
    products: products
      .toSorted((a, b) => Number(isWithin(b)) - Number(isWithin(a)))
      .map((product) => ({ label: routeRow(product).label, href: pathOf(product), caveat: caveatFor(product) })),
    finder: finderFor(storage, fitting[0]?.id),
  };
}

/** The bands in the order of their labels, with their words. */
export const filledBands: TemperatureBandsContent = {
  ...texts,
  bands: [
    band('white', labelBands.white),
    band('blue', labelBands.blue),
    band('orange', labelBands.orange),
    band('frozen', frozenProducts.frozenPlasma.storage),
  ],
};
