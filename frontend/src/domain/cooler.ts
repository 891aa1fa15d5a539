/** Published figures of a cooler for the finder (sections 3 and 9). Properties that the specification does not give are absent. */
import type { RouteId } from '../routes/manifest';
import type { Dimensions, Quantity, Reading } from './quantities';

/** How many coolers the comparison page takes. */
export const MAX_COMPARED = 4;

/** Ways of carrying that the specification names for a cooler (section 9). */
export const carryingWays = ['shoulder-strap', 'handle', 'vertical', 'horizontal'] as const;
export type CarryingWay = (typeof carryingWays)[number];

/** The maximum number of units for one application; "not applicable" is the table's NA (section 3). */
export type Maximum = { readonly count: number; readonly moreThan?: true } | 'not applicable';

/** The disks of a pack-out for frozen goods, which has no published range. */
export interface FrozenDisks {
  readonly count: Quantity;
  /** In °C. */
  readonly temperature: Quantity;
}

/** A published configuration of a cooler: one of its variants or one of its temperature ranges. */
export interface PackOut {
  /** Absent if the cooler has only one pack-out. */
  readonly name?: string;
  /** The range that it holds, in °C. */
  readonly range?: Quantity;
  /** Given instead of `range` for frozen goods. */
  readonly disks?: FrozenDisks;
  /** In hours: a range, an exact figure, or only a `max` for "up to". */
  readonly holdTime?: Quantity;
  /** The product whose hold time it is, if not the pack-out's own: "the Kelvin". */
  readonly holdTimeOf?: string;
}

/** How often a cooler may be opened. Without a `count` it may be opened, but no number is published. */
export interface Openings {
  readonly count?: Quantity;
  /** The period that the number applies to: "per 24 h", "within its hold time", "in transit". */
  readonly within: string;
}

/** One row of a cooler's capacity table. */
export interface Load {
  /** The id of the `GoodsUnit`. */
  readonly unit: string;
  readonly application1: Maximum;
  readonly application2: Maximum;
  /** The cooler's own figure, used instead of the table's. */
  readonly count?: number;
  /** The row is on the cooler's page, but the specification does not assign it to the cooler. */
  readonly toConfirm?: true;
}

export interface Cooler {
  readonly id: RouteId;
  readonly name: string;
  readonly path: string;
  /** At least one. */
  readonly packOuts: readonly PackOut[];
  readonly openings?: Openings;
  /** `optional`: available as an option. */
  readonly carrying: readonly { readonly way: CarryingWay; readonly optional?: true }[];
  readonly interior: readonly Reading<Dimensions>[];
  /** The interior is entirely payload space; in other coolers disks take up a part of it. */
  readonly payloadSpace?: true;
  readonly loads: readonly Load[];
  /** How many units it holds, where the specification does not say what a unit is. */
  readonly unnamedUnits?: number;
}

/** A pack-out for each published range, all with the one hold time; without a range, the hold time alone. */
export function packOutsOf(
  temperatures: readonly Reading<Quantity>[],
  [hold]: readonly Reading<Quantity>[],
): readonly PackOut[] {
  const holding = hold ? { holdTime: hold.value, ...(hold.source && { name: hold.source }) } : {};
  if (temperatures.length === 0) return [holding];
  return temperatures.map(({ value: range, source }) => ({ range, ...holding, ...(source && { name: source }) }));
}
