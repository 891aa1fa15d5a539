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

/** The storage range of goods that are carried together: the temperatures that all of their ranges contain, in °C. */
export function commonStorage(ranges: readonly Quantity[]): Quantity {
  const lower = ranges.flatMap(({ min }) => min ?? []);
  return {
    ...(lower.length > 0 && { min: Math.max(...lower) }),
    max: Math.min(...ranges.flatMap(({ max }) => max ?? [])),
    unit: '°C',
  };
}
