/** The products recommended on By Specimen (section 2), with reasons made from published figures. */

import { formatDimensions, formatQuantity } from '../domain/quantities';
import { formatTemperature, joinHoldTimes, joinSizes, joinTemperatures, readingFrom } from '../domain/readings';
import type { RouteId } from '../routes/manifest';
import { bloodProducts, formatMaximum, formatUnitSize, frozenProducts } from './facts/blood-products';
import { coreDisk, cryoDisks, frozenDiskLimit, safeguardInserts } from './facts/cryo-disks';
import { inWords, listed } from './facts/text';
import { coreXvo35 } from './products/core-xvo-3-5';
import { coreXvo30 } from './products/core-xvo-30';
import { eclipse } from './products/eclipse';
import { kelvin } from './products/kelvin';
import { monarchXvo5 } from './products/monarch-xvo-5';
import { monarchXvo10 } from './products/monarch-xvo-10';
import { safeguardXvo10 } from './products/safeguard-xvo-10';
import { capacityOf, figureOf } from './products/shared/figures';

/** A recommended product and the reason. */
export interface Recommendation {
  readonly product: RouteId;
  readonly reason: string;
  /** What to confirm although a published range of the product lies within the band. */
  readonly confirm?: string;
  /** Goods of the tab whose units are larger than the product's interior. */
  readonly notFor?: string;
}

const { redBloodCell, thawedPlasma, plateletsApheresis, cryoprecipitate, igscSyringe, albuminVial, antiRhD } =
  bloodProducts;
const { frozenPlasma, frozenCryoprecipitate } = frozenProducts;

const variant = (name: string) => ({
  temperature: formatQuantity(readingFrom(kelvin.facts.temperatures, name)),
  hold: formatQuantity(readingFrom(kelvin.facts.holdTimes, name)),
});
const blue = variant('XVO 6.5 Blue');
const white95Hold = formatQuantity(readingFrom(kelvin.facts.holdTimes, 'XVO 9.5 White'));
const white65Hold = formatQuantity(readingFrom(kelvin.facts.holdTimes, 'XVO 6.5 White'));
const grayTemperature = formatQuantity(readingFrom(kelvin.facts.temperatures, 'XVO 9.5 Gray'));
const kelvinOpenings = figureOf(kelvin, 'Openings');

const safeguard = `${figureOf(safeguardXvo10, 'Cooling')} cooling and ${figureOf(safeguardXvo10, 'Openings in transit')} openings in transit`;
const coreHold = formatQuantity(readingFrom(coreXvo30.facts.holdTimes, 'core'));
const core30Range = joinTemperatures(coreXvo30.facts.temperatures);
const core30Hold = formatQuantity(readingFrom(coreXvo30.facts.holdTimes, 'steady range'));
const core30Inside = joinSizes(coreXvo30.facts.interior);
const core35Range = joinTemperatures(coreXvo35.facts.temperatures);
const core35Hold = joinHoldTimes(coreXvo35.facts.holdTimes);
const core35Inside = joinSizes(coreXvo35.facts.interior);
const monarchRange = joinTemperatures(monarchXvo10.facts.temperatures);
const monarchHold = joinHoldTimes(monarchXvo10.facts.holdTimes);
const disks = `${inWords(coreDisk.count)} ${formatQuantity(coreDisk.temperature)} disks of ${formatDimensions(coreDisk.size)}`;

const kelvinWhite = (storage: string): Recommendation => ({
  product: 'kelvin',
  reason: `Both white variants hold ${storage}: the XVO 9.5 White for ${white95Hold}, the XVO 6.5 White for ${white65Hold}. It can be opened ${kelvinOpenings}.`,
});

const safeguardFor = (name: string, maximum = 'maximum quantities'): Recommendation => ({
  product: 'safeguard-xvo-10',
  reason: `${safeguard}, in a hard shell with cryo-disc inserts of ${formatDimensions(safeguardInserts.topAndBottom)} and ${formatDimensions(safeguardInserts.sides)}. Its page lists ${name} with ${maximum}: have the inserts confirmed for this storage temperature.`,
});

const frozenIn = (storage: string): readonly Recommendation[] => [
  {
    product: 'core-xvo-30',
    reason: `The frozen-plasma cooler: ${disks}, and a core that holds for ${coreHold}. Say that you carry frozen goods, as it also keeps a steady ${core30Range}.`,
  },
  {
    product: 'kelvin',
    reason: `The XVO 9.5 Gray is the variant for ${grayTemperature}. Yours is stored ${storage}: ask whether a pack-out goes lower, and for how long.`,
  },
  {
    product: 'cryo-disk',
    reason: `One of its three kinds is for below ${formatQuantity(frozenDiskLimit)}, colder than the storage limit. Ask how it suits your goods and your cooler.`,
  },
];

/** Recommendations by specimen, the best fit first. The reason explains it if the finder rules a product out. */
export const specimenProducts = {
  redBloodCells: [kelvinWhite(formatTemperature(redBloodCell.storage)), safeguardFor('red blood cells')],
  thawedPlasma: [kelvinWhite(formatTemperature(thawedPlasma.storage)), safeguardFor('thawed plasma')],
  inactivatedPlatelets: [
    safeguardFor('inactivated platelets'),
    {
      product: 'core-xvo-3-5',
      reason: `For Platelets Apheresis: it holds ${core35Range} for ${core35Hold} with a ${cryoDisks[1].name} PCM gate, and one unit, ${formatUnitSize(plateletsApheresis)}, is smaller than its interior of ${core35Inside} on every side. Not for inactivated platelets: one unit is longer and wider.`,
      notFor: 'inactivated platelets',
    },
    {
      product: 'core-xvo-30',
      reason: `For Platelets Apheresis: our frozen-plasma cooler keeps a steady ${core30Range} for ${core30Hold} as well, so have the pack-out confirmed. One unit of inactivated platelets is longer than its interior of ${core30Inside}: ask how it is packed.`,
      confirm: 'the pack-out',
    },
  ],
  frozenCryoprecipitate: frozenIn(formatTemperature(frozenCryoprecipitate.storage)),
  frozenPlasma: frozenIn(formatTemperature(frozenPlasma.storage)),
  cryoprecipitate: [
    {
      product: 'core-xvo-3-5',
      reason: `Holds ${core35Range} for ${core35Hold} with a ${cryoDisks[1].name} PCM gate, and a unit of ${formatUnitSize(cryoprecipitate)} is smaller than its interior of ${core35Inside} on every side.`,
    },
    {
      product: 'core-xvo-30',
      reason: `Our frozen-plasma cooler keeps a steady ${core30Range} for ${core30Hold} as well: have the pack-out confirmed. Its interior has two readings, ${core30Inside}: ask which is yours.`,
      confirm: 'the pack-out',
    },
    safeguardFor('cryoprecipitate', 'a maximum quantity'),
  ],
  igscAndAlbumin: [
    {
      product: 'monarch-xvo-10',
      reason: `Holds ${monarchRange} for ${monarchHold}: the storage range of the syringe, and within the vial’s ${formatTemperature(albuminVial.storage)}. Two compartments take ${formatQuantity(capacityOf(monarchXvo10, igscSyringe.name))} syringes of IgSC. The table’s ${formatMaximum(albuminVial.application1)} albumin vials do not fit together into its interior of ${joinSizes(monarchXvo10.facts.interior)}: ask how many do.`,
    },
    {
      product: 'monarch-xvo-5',
      reason: `Holds ${formatQuantity(capacityOf(monarchXvo5, 'Units'))} units at ${joinTemperatures(monarchXvo5.facts.temperatures)} for ${joinHoldTimes(monarchXvo5.facts.holdTimes)}, inside ${joinSizes(monarchXvo5.facts.interior)}. Ask how many syringes or vials a unit is.`,
    },
  ],
  antiRhD: [
    {
      product: 'kelvin',
      reason: `For its storage range, the XVO 6.5 Blue: ${blue.temperature} for ${blue.hold}.`,
    },
    {
      product: 'eclipse',
      reason: `Prequalified for ${listed(eclipse.facts.temperatures.map(({ value }) => formatQuantity(value)))}, the first being the storage temperature. It holds for ${joinHoldTimes(eclipse.facts.holdTimes)} with ${figureOf(eclipse, 'Openings within the hold time')} openings.`,
    },
    {
      product: 'monarch-xvo-10',
      reason: `The Monarch’s table lists it, at a volume of ${formatQuantity(antiRhD.volume)}. Its range of ${monarchRange} is wider than the storage temperature of ${formatTemperature(antiRhD.storage)}, so ask whether a pack-out stays within that.`,
    },
  ],
} as const satisfies Record<string, readonly Recommendation[]>;
