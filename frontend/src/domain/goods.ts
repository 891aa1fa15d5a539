/** Goods that the finder compares coolers for (section 3). */
import type { Dimensions, Quantity } from './quantities';

/** One kind of unit, such as a blood bag. */
export interface GoodsUnit {
  /** The id of its row in the blood-product tables. */
  readonly id: string;
  readonly name: string;
  /** Absent for frozen products. */
  readonly size?: Dimensions;
}

export interface Goods {
  readonly id: string;
  readonly name: string;
  /** The storage temperature in °C; without `min` if the goods are stored below a limit. */
  readonly storage: Quantity;
  readonly units: readonly GoodsUnit[];
}
