/**
 * By Specimen (specification, section 2): eight tabs, the first one open. Each has its row of the blood-product tables,
 * its size if one is given, and recommended products.
 */

import { type Dimensions, formatQuantity, type Quantity } from '../domain/quantities';
import { formatTemperature } from '../domain/readings';
import {
  type BloodProduct,
  bloodProducts,
  type FrozenProduct,
  formatMaximum,
  formatUnitSize,
  frozenProducts,
} from './facts/blood-products';
import { bloodTable, frozenTable } from './facts/blood-table';
import { type Recommendation, specimenProducts } from './specimen-recommendations';
import type { TableData } from './types';

/** The figures of a specimen: one unit's dimensions in cm or its volume, if they are given. */
export interface SpecimenUnit {
  readonly name: string;
  /** Storage temperature; a `max` alone means below it. */
  readonly storage: Quantity;
  readonly size?: Dimensions;
  readonly volume?: Quantity;
}

/** A tab. `id` is its anchor: `#thawed-plasma` opens it. */
export interface Specimen {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly table: TableData;
  readonly units: readonly SpecimenUnit[];
  readonly recommended: readonly Recommendation[];
}

const caption = (name: string) => `${name}: storage temperature and maximum quantity`;

const unitOf = ({ name, storage, size, volume }: BloodProduct): SpecimenUnit => ({
  name,
  storage,
  ...(size ? { size } : {}),
  ...(volume ? { volume } : {}),
});

/** The table's maxima in words: "10 for Application 1 and 4 for Application 2". */
function maximaOf({ application1, application2 }: BloodProduct): string {
  const parts = [application1, application2].flatMap((maximum, index) =>
    maximum === 'not applicable' ? [] : [`${formatMaximum(maximum)} for Application ${index + 1}`],
  );
  return parts.join(' and ');
}

/** A row as a sentence: dimensions and maximum quantity. */
const rowText = (subject: string, product: BloodProduct) =>
  `${subject} measures ${formatUnitSize(product)}; the listed maximum quantity is ${maximaOf(product)}.`;

const ofBlood = (
  tab: Pick<Specimen, 'id' | 'name' | 'intro' | 'recommended'>,
  products: readonly BloodProduct[],
): Specimen => ({ ...tab, table: bloodTable(caption(tab.name), products), units: products.map(unitOf) });

const ofFrozen = (product: FrozenProduct, recommended: readonly Recommendation[]): Specimen => {
  const { id, name, storage, maximum } = product;
  return {
    id,
    name,
    intro: `${name} is stored ${formatTemperature(storage)}, and the listed maximum quantity is ${maximum.max}. Give your unit size when you ask.`,
    table: frozenTable(caption(name), [product]),
    units: [{ name, storage }],
    recommended,
  };
};

const {
  redBloodCell,
  thawedPlasma,
  plateletsApheresis,
  inactivatedPlatelets,
  cryoprecipitate,
  igscSyringe,
  albuminVial,
  antiRhD,
} = bloodProducts;

/** The eight tabs in the order of section 2. */
export const specimens: readonly Specimen[] = [
  ofBlood(
    {
      id: 'red-blood-cells',
      name: 'Red blood cells',
      intro: `Red blood cells are stored at ${formatTemperature(redBloodCell.storage)}, the band of our white label. ${rowText('One unit', redBloodCell)}`,
      recommended: specimenProducts.redBloodCells,
    },
    [redBloodCell],
  ),
  ofBlood(
    {
      id: 'thawed-plasma',
      name: 'Thawed plasma',
      intro: `Thawed plasma is stored at ${formatTemperature(thawedPlasma.storage)}, like red blood cells. ${rowText('One unit', thawedPlasma)}`,
      recommended: specimenProducts.thawedPlasma,
    },
    [thawedPlasma],
  ),
  ofBlood(
    {
      id: 'inactivated-platelets',
      name: 'Inactivated platelets',
      intro: `Inactivated platelets are stored at ${formatTemperature(inactivatedPlatelets.storage)}, the band of our orange label. ${rowText('One unit', inactivatedPlatelets)} The second row is Platelets Apheresis, at the same storage temperature.`,
      recommended: specimenProducts.inactivatedPlatelets,
    },
    [inactivatedPlatelets, plateletsApheresis],
  ),
  ofFrozen(frozenProducts.frozenCryoprecipitate, specimenProducts.frozenCryoprecipitate),
  ofFrozen(frozenProducts.frozenPlasma, specimenProducts.frozenPlasma),
  ofBlood(
    {
      id: 'cryoprecipitate',
      name: 'Cryoprecipitate',
      intro: `Cryoprecipitate that is not frozen is stored at ${formatTemperature(cryoprecipitate.storage)}, the band of our orange label. ${rowText('One unit', cryoprecipitate)}`,
      recommended: specimenProducts.cryoprecipitate,
    },
    [cryoprecipitate],
  ),
  ofBlood(
    {
      id: 'igsc-syringe-and-albumin-vial',
      name: 'IgSC syringe and albumin vial',
      intro: `Syringes of IgSC are stored at ${formatTemperature(igscSyringe.storage)}, albumin vials at ${formatTemperature(albuminVial.storage)}. ${rowText('A syringe', igscSyringe)} ${rowText('A vial', albuminVial)}`,
      recommended: specimenProducts.igscAndAlbumin,
    },
    [igscSyringe, albuminVial],
  ),
  ofBlood(
    {
      id: 'anti-rhd-immunoglobulin',
      name: 'Anti-RhD immunoglobulin',
      intro: `Anti-RhD immunoglobulin is stored at ${formatTemperature(antiRhD.storage)}, the band of our blue label. It is listed by volume, ${formatQuantity(antiRhD.volume)}; the listed maximum quantity is ${maximaOf(antiRhD)}.`,
      recommended: specimenProducts.antiRhD,
    },
    [antiRhD],
  ),
];

/** The texts of By Specimen around its tabs. */
export interface SpecimenTexts {
  readonly intro: string;
  /** The accessible name of the list of tabs. */
  readonly tabsLabel: string;
  readonly drawing: {
    readonly title: string;
    /** Below a drawing of a unit in a cooler's interior. */
    readonly note: string;
    /** Below a unit that is larger than the interior. */
    readonly tooLarge: string;
    /** Below a unit without an interior. */
    readonly alone: string;
    readonly unit: string;
    readonly interior: string;
  };
  readonly recommendedTitle: string;
  readonly reasonLabel: string;
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const specimenTexts: SpecimenTexts = {
  intro:
    'Choose what you transport to see its storage temperature, its size, its maximum quantity and the products we recommend for it.',
  tabsLabel: 'Specimens',
  drawing: {
    title: 'One unit, to scale',
    note: 'Drawn as plain blocks, with their longest sides in one direction. Disks and packaging take room as well.',
    tooLarge: 'One unit is larger than this interior in at least one direction.',
    alone: 'Ask us how many fit into the products recommended here.',
    unit: 'One unit',
    interior: 'Interior',
  },
  recommendedTitle: 'Recommended products',
  reasonLabel: 'Why this one',
  callToAction: {
    title: 'Have the fit confirmed',
    text: 'Tell us the specimen, the number of units, the hours on the way and the temperature outside.',
  },
};
