/**
 * The coolers as the finder compares them (sections 3 and 9): what is published of each, as figures. Nothing is filled
 * in: what the specification does not give is absent, and the finder names it.
 */

import type { Cooler, Load, PackOut } from '../domain/cooler';
import type { RouteId } from '../routes/manifest';
import { pathOf } from '../routes/paths';
import { coolersGrid } from './catalogue';
import { type BloodProduct, bloodProducts } from './facts/blood-products';
import { coreDisk } from './facts/cryo-disks';
import { eclipseOpenings } from './facts/eclipse';
import { dayHold } from './facts/hold-times';
import { kelvinOpenings } from './facts/kelvin';
import { safeguardOpenings } from './facts/safeguard';
import { products } from './products/all';
import type { ProductFacts } from './types';

type Details = Partial<Pick<Cooler, 'packOuts' | 'openings' | 'carrying' | 'payloadSpace' | 'loads'>>;

/** The rows of a table that stands on a cooler's page as its own (section 2). */
const ownTable = (rows: readonly BloodProduct[], counts: Readonly<Record<string, number>> = {}): readonly Load[] =>
  rows.map(({ id, application1, application2 }) => ({
    unit: id,
    application1,
    application2,
    ...(counts[id] !== undefined && { count: counts[id] }),
  }));

const {
  plateletsApheresis,
  inactivatedPlatelets,
  cryoprecipitate,
  redBloodCell,
  thawedPlasma,
  antiRhD,
  albuminVial,
  igscSyringe,
} = bloodProducts;

function factsOf(id: RouteId): ProductFacts {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is no product: content/products/all.ts has none of this id`);
  return product.facts;
}

/** The cooler's own count of something, which a table only gives as "more than". @throws Error where it has none. */
function countOf(id: RouteId, name: string): number {
  const count = factsOf(id).capacity.find(({ of, application }) => of === name && application === undefined)?.count;
  if (count?.max === undefined) throw new Error(`${id} has no count of ${name}`);
  return count.max;
}

/** Kelvin's variants have hold times of their own but for the gray one, for which the cooler's limit stands. */
function kelvinPackOuts(): readonly PackOut[] {
  const { temperatures, holdTimes } = factsOf('kelvin');
  return temperatures.flatMap(({ value: range, source = '' }) =>
    source.split(' and ').map((name) => {
      const own = holdTimes.find((reading) => reading.source === name)?.value;
      return own ? { name, range, holdTime: own } : { name, range, holdTime: dayHold, holdTimeOf: 'the Kelvin' };
    }),
  );
}

/** The CORE XVO 30 holds a steady range; its core with two disks is for frozen plasma, without a published range. */
function coreXvo30PackOuts(): readonly PackOut[] {
  const { temperatures, holdTimes } = factsOf('core-xvo-30');
  const [range] = temperatures;
  const [core, steady] = holdTimes;
  return [
    { name: 'steady range', ...(range && { range: range.value }), ...(steady && { holdTime: steady.value }) },
    {
      name: 'frozen goods',
      disks: { count: coreDisk.count, temperature: coreDisk.temperature },
      ...(core && { holdTime: core.value, holdTimeOf: 'its core' }),
    },
  ];
}

const details: Readonly<Partial<Record<RouteId, Details>>> = {
  kelvin: {
    packOuts: kelvinPackOuts(),
    openings: { count: kelvinOpenings.count, within: `per ${kelvinOpenings.per.max} h` },
  },
  'monarch-xvo-10': {
    carrying: [{ way: 'shoulder-strap', optional: true }],
    loads: ownTable([antiRhD, albuminVial, igscSyringe], {
      [igscSyringe.id]: countOf('monarch-xvo-10', igscSyringe.name),
    }),
  },
  eclipse: {
    openings: { count: eclipseOpenings, within: 'within its hold time' },
    carrying: [{ way: 'shoulder-strap' }],
    payloadSpace: true,
  },
  'core-xvo-3-5': {
    openings: { within: 'in transit' },
    carrying: [
      { way: 'vertical' },
      { way: 'horizontal' },
      { way: 'shoulder-strap', optional: true },
      { way: 'handle', optional: true },
    ],
    loads: ownTable([plateletsApheresis, inactivatedPlatelets, cryoprecipitate]),
  },
  'core-xvo-30': { packOuts: coreXvo30PackOuts() },
  'safeguard-xvo-10': {
    openings: { count: safeguardOpenings, within: 'in transit' },
    carrying: [{ way: 'vertical' }, { way: 'horizontal' }],
    loads: ownTable([plateletsApheresis, inactivatedPlatelets, cryoprecipitate, redBloodCell, thawedPlasma]),
  },
};

/** Each range with the cooler's one hold time; where no range is given, the hold time alone. */
function packOutsOf({ temperatures, holdTimes }: ProductFacts): readonly PackOut[] {
  const [hold] = holdTimes;
  const holding = hold ? { holdTime: hold.value, ...(hold.source && { name: hold.source }) } : {};
  if (temperatures.length === 0) return [holding];
  return temperatures.map(({ value: range, source }) => ({ range, ...holding, ...(source && { name: source }) }));
}

function candidateOf(id: RouteId): Cooler {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is no product: content/products/all.ts has none of this id`);
  return {
    id,
    name: product.name,
    path: pathOf(id),
    packOuts: packOutsOf(product.facts),
    carrying: [],
    interior: product.facts.interior,
    loads: [],
    ...details[id],
  };
}

const coolers = new Set<RouteId>(coolersGrid.map(({ route }) => route));

/** The coolers of the Coolers listing (section 2), in menu order: accessories hold no temperature. */
export const candidates: readonly Cooler[] = [...products.keys()].filter((id) => coolers.has(id)).map(candidateOf);
