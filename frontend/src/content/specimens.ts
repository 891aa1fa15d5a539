/**
 * By Specimen (specification, section 2): eight tabs in order, the first one open at the start. Each has
 * its row of the blood-product tables, its size where one is given, and the products that suit it.
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

/** What a tab is about, as figures: one unit's measures in cm, or its volume, where they are given. */
export interface SpecimenUnit {
  readonly name: string;
  /** Storage temperature; one that has only a `max` is stored below it. */
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

/** A sentence of a product's row: its measures, and how many a cooler takes at most. */
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

/** What By Specimen says around the figures of its tabs. */
export interface SpecimenTexts {
  readonly intro: string;
  /** Names the list of tabs. */
  readonly tabsLabel: string;
  readonly drawing: {
    readonly title: string;
    /** Under each drawing against a cooler's interior. */
    readonly note: string;
    /** Under a unit that is larger than the interior in some direction. */
    readonly tooLarge: string;
    /** Under a unit that stands alone. */
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
    'Choose what you transport: its storage temperature, its size, its maximum quantity, and the products we recommend for it.',
  tabsLabel: 'Specimens',
  drawing: {
    title: 'One unit, to scale',
    note: 'Plain blocks with their longest sides alike. Disks and packaging take room as well.',
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
