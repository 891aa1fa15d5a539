/** What may be carried, as the finder compares coolers for it (section 3). Temperatures are storage temperatures. */
import type { Dimensions, Quantity } from './quantities';

/** One unit of something, by the id of its row in the blood-product tables; a frozen product has no size. */
export interface GoodsUnit {
  readonly id: string;
  readonly name: string;
  readonly size?: Dimensions;
}

/** Something to carry. `storage` is in °C and has no `min` where the goods are stored below a limit. */
export interface Goods {
  readonly id: string;
  readonly name: string;
  readonly storage: Quantity;
  readonly units: readonly GoodsUnit[];
}
