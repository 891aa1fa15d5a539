/** The blood-product specification tables (section 3). Every temperature here is a storage temperature. */
import type { Maximum } from '../../domain/cooler';
import {
  between,
  type Dimensions,
  exactly,
  formatDimensions,
  formatQuantity,
  type Quantity,
  upTo,
} from '../../domain/quantities';

/** A row of the tables: storage in °C, one unit's size in cm or its volume, maxima per application. */
export interface BloodProduct {
  readonly id: string;
  /** As in the table. */
  readonly name: string;
  readonly storage: Quantity;
  readonly size?: Dimensions;
  readonly volume?: Quantity;
  readonly application1: Maximum;
  readonly application2: Maximum;
}

/** A frozen product: the specification gives a storage limit and one maximum, no sizes or applications. */
export interface FrozenProduct {
  readonly id: string;
  readonly name: string;
  /** Stored below its `max`. */
  readonly storage: Quantity;
  readonly maximum: Quantity;
}

const cm = (long: number, wide: number, high: number): Dimensions => ({ size: [long, wide, high], unit: 'cm' });
const most = (count: number): Maximum => ({ count });
const moreThan = (count: number): Maximum => ({ count, moreThan: true });
const notApplicable: Maximum = 'not applicable';

const roomBand = between(20, 24, '°C');
const coldBand = between(1, 6, '°C');

/** A vial's contents, part of the product's name. */
export const albuminVialVolume = exactly(500, 'ml');
/** A syringe's contents, part of the product's name. */
export const igscSyringeContent = exactly(2, 'g');

/** Rows of the tables by name, in the order of the specification: `bloodProducts.redBloodCell`. */
export const bloodProducts = {
  plateletsApheresis: {
    id: 'platelets-apheresis',
    name: 'Platelets Apheresis',
    storage: roomBand,
    size: cm(27.3, 17.3, 0.7),
    application1: most(4),
    application2: most(2),
  },
  inactivatedPlatelets: {
    id: 'inactivated-platelets',
    name: 'Inactivated Platelets for Pathogenic',
    storage: roomBand,
    size: cm(35.9, 18.1, 0.7),
    application1: most(4),
    application2: most(2),
  },
  cryoprecipitate: {
    id: 'cryoprecipitate',
    name: 'Cryoprecipitate',
    storage: roomBand,
    size: cm(23, 13.2, 2),
    application1: notApplicable,
    application2: most(2),
  },
  redBloodCell: {
    id: 'red-blood-cell',
    name: 'Red blood cell',
    storage: coldBand,
    size: cm(24, 13, 1.4),
    application1: most(10),
    application2: most(4),
  },
  thawedPlasma: {
    id: 'thawed-plasma',
    name: 'Thawed Plasma',
    storage: coldBand,
    size: cm(23, 13.2, 1.3),
    application1: most(10),
    application2: most(4),
  },
  antiRhD: {
    id: 'anti-rhd-immunoglobulin',
    name: 'Immunoglobulin anti-RhD',
    storage: between(2, 8, '°C'),
    volume: exactly(0.5, 'ml'),
    application1: moreThan(1),
    application2: notApplicable,
  },
  albuminVial: {
    id: 'albumin-vial',
    name: `Albumin vial ${formatQuantity(albuminVialVolume)}`,
    storage: between(2, 30, '°C'),
    size: cm(8, 8.4, 22.5),
    application1: most(4),
    application2: notApplicable,
  },
  igscSyringe: {
    id: 'igsc-syringe',
    name: `Syringe of IgSC ${formatQuantity(igscSyringeContent)}`,
    storage: between(2, 25, '°C'),
    size: cm(22.5, 6, 4.5),
    application1: moreThan(9),
    application2: notApplicable,
  },
} as const satisfies Record<string, BloodProduct>;

/** Frozen products by name. */
export const frozenProducts = {
  frozenPlasma: {
    id: 'frozen-plasma',
    name: 'Frozen plasma',
    storage: upTo(-18, '°C'),
    maximum: upTo(10, ''),
  },
  frozenCryoprecipitate: {
    id: 'frozen-cryoprecipitate',
    name: 'Frozen cryoprecipitate',
    storage: upTo(-18, '°C'),
    maximum: upTo(10, ''),
  },
} as const satisfies Record<string, FrozenProduct>;

/** Formats a maximum as in the table: "4", "more than 1", "NA". */
export function formatMaximum(maximum: Maximum): string {
  if (maximum === 'not applicable') return 'NA';
  return maximum.moreThan ? `more than ${maximum.count}` : `${maximum.count}`;
}

/** Formats one unit's dimensions, "24 × 13 × 1.4 cm", or its volume, "volume 0.5 ml". */
export function formatUnitSize({ size, volume }: Pick<BloodProduct, 'size' | 'volume'>): string {
  if (size) return formatDimensions(size);
  return volume ? `volume ${formatQuantity(volume)}` : '';
}
