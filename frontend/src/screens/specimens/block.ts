/** Units and interiors as plain blocks, in cm. */
import { type Dimensions, perInch } from '../../domain/quantities';
import type { Size } from '../../features/drawings/projection';

/** A block with its sides in descending order, so that two blocks have the same orientation. */
export function blockOf({ size, unit }: Dimensions): Size {
  const [long = 0, wide = 0, high = 0] = size.map((side) => side * (perInch.cm / perInch[unit])).sort((a, b) => b - a);
  return [long, wide, high];
}
