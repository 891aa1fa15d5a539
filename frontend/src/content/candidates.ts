/**
 * The coolers with their published figures, for the finder (sections 3 and 9). Figures that the specification does not
 * give are absent, and the finder lists them as open.
 */

import { type Cooler, type Load, type PackOut, packOutsOf } from '../domain/cooler';
import type { RouteId } from '../routes/manifest';
import { pathOf } from '../routes/paths';
import { coolersGrid } from './catalogue';
import { type BloodProduct, bloodProducts, type FrozenProduct, frozenProducts } from './facts/blood-products';
import { coreDisk } from './facts/cryo-disks';
import { eclipseOpenings } from './facts/eclipse';
import { dayHold } from './facts/hold-times';
import { kelvinOpenings } from './facts/kelvin';
import { safeguardOpenings } from './facts/safeguard';
import { productOf, products } from './products/all';
import { capacityOf } from './products/shared/figures';
import type { Product } from './types';

type Details = Partial<Pick<Cooler, 'packOuts' | 'openings' | 'carrying' | 'payloadSpace' | 'loads' | 'unnamedUnits'>>;

/** A row of the blood-product table on a cooler's own page (section 2). */
const loadOf = ({ id, application1, application2 }: BloodProduct): Load => ({ unit: id, application1, application2 });

/** A row of a table whose maxima do not name a cooler. */
const loadToConfirmOf = (product: BloodProduct): Load => ({ ...loadOf(product), toConfirm: true });

/** A row of the table of frozen products, which has one maximum for any application. */
function frozenLoadOf({ id, maximum: { max } }: FrozenProduct): Load {
  const count = max as number;
  return { unit: id, application1: { count }, application2: { count }, count, toConfirm: true };
}

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

/** One pack-out per variant. The gray variant has no hold time of its own and gets the cooler's limit. */
function kelvinPackOuts(): readonly PackOut[] {
  const { temperatures, holdTimes } = productOf('kelvin').facts;
  return temperatures.flatMap(({ value: range, source = '' }) =>
    source.split(' and ').map((name) => {
      const own = holdTimes.find((reading) => reading.source === name)?.value;
      return own ? { name, range, holdTime: own } : { name, range, holdTime: dayHold, holdTimeOf: 'the Kelvin' };
    }),
  );
}

/** One pack-out for the steady range, and one with two disks for frozen plasma, whose range is not published. */
function coreXvo30PackOuts(): readonly PackOut[] {
  const { temperatures, holdTimes } = productOf('core-xvo-30').facts;
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
    loads: [
      loadOf(antiRhD),
      loadOf(albuminVial),
      // The table only says "more than".
      { ...loadOf(igscSyringe), count: capacityOf(productOf('monarch-xvo-10'), igscSyringe.name).max as number },
    ],
  },
  'monarch-xvo-5': { unnamedUnits: capacityOf(productOf('monarch-xvo-5'), 'Units').max as number },
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
    loads: [plateletsApheresis, inactivatedPlatelets, cryoprecipitate].map(loadToConfirmOf),
  },
  'core-xvo-30': {
    packOuts: coreXvo30PackOuts(),
    loads: [
      ...Object.values(frozenProducts).map(frozenLoadOf),
      ...[plateletsApheresis, inactivatedPlatelets, cryoprecipitate].map(loadToConfirmOf),
    ],
  },
  'safeguard-xvo-10': {
    openings: { count: safeguardOpenings, within: 'in transit' },
    carrying: [{ way: 'vertical' }, { way: 'horizontal' }],
    loads: [plateletsApheresis, inactivatedPlatelets, cryoprecipitate, redBloodCell, thawedPlasma].map(loadToConfirmOf),
  },
};

function candidateOf({ id, name, facts }: Product): Cooler {
  return {
    id,
    name,
    path: pathOf(id),
    packOuts: packOutsOf(facts.temperatures, facts.holdTimes),
    carrying: [],
    interior: facts.interior,
    loads: [],
    ...details[id],
  };
}

const coolers = new Set<RouteId>(coolersGrid.map(({ route }) => route));

/** The coolers of the Coolers listing (section 2) in menu order, without accessories. */
export const candidates: readonly Cooler[] = [...products.values()]
  .filter(({ id }) => coolers.has(id))
  .map(candidateOf);
