/** What a cooler publishes, as the finder compares it (sections 3 and 9). What the specification does not give is absent. */
import type { RouteId } from '../routes/manifest';
import type { Dimensions, Quantity, Reading } from './quantities';

/** Ways of carrying that the specification names for a cooler (section 9). */
export const carryingWays = ['shoulder-strap', 'handle', 'vertical', 'horizontal'] as const;
export type CarryingWay = (typeof carryingWays)[number];

/** The most units of a product for one application; "not applicable" is the table's NA (section 3). */
export type Maximum = { readonly count: number; readonly moreThan?: true } | 'not applicable';

/** Disks that a pack-out for frozen goods has in place of a published range. */
export interface FrozenDisks {
  readonly count: Quantity;
  /** In °C. */
  readonly temperature: Quantity;
}

/** One way in which a cooler is published: a variant, or one of its ranges. */
export interface PackOut {
  /** Where the cooler has several. */
  readonly name?: string;
  /** The range that it holds, in °C. */
  readonly range?: Quantity;
  /** For frozen goods, without a published range. */
  readonly disks?: FrozenDisks;
  /** In hours: a range, an exact figure, or a `max` alone for "up to". */
  readonly holdTime?: Quantity;
  /** Whose hold time that is, where it is not the pack-out's own: "the Kelvin". */
  readonly holdTimeOf?: string;
}

/** How often a cooler may be opened; without a `count` it may, and the number is open. */
export interface Openings {
  readonly count?: Quantity;
  /** What the number belongs to: "per 24 h", "within its hold time", "in transit". */
  readonly within: string;
}

/** The units of one row of a cooler's own table; `count` is the cooler's own figure instead of a table's. */
export interface Load {
  /** The id of the `GoodsUnit`. */
  readonly unit: string;
  readonly application1: Maximum;
  readonly application2: Maximum;
  readonly count?: number;
}

/** A cooler as the finder compares it. */
export interface Cooler {
  readonly id: RouteId;
  readonly name: string;
  readonly path: string;
  /** At least one. */
  readonly packOuts: readonly PackOut[];
  readonly openings?: Openings;
  /** `optional`: ordered with it. */
  readonly carrying: readonly { readonly way: CarryingWay; readonly optional?: true }[];
  /** Every published reading of it. */
  readonly interior: readonly Reading<Dimensions>[];
  /** The interior is the room of the payload; in other coolers disks take a part of it. */
  readonly payloadSpace?: true;
  readonly loads: readonly Load[];
}
