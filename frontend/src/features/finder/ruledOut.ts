import { frozenProducts } from '../../content/facts/blood-products';
import { labelBands } from '../../content/facts/labels';
import type { Cooler } from '../../domain/cooler';
import type { Quantity } from '../../domain/quantities';
import { resultOf } from '../../domain/verdict';

const frozen = frozenProducts.frozenPlasma.storage;

/** The ranges of the trade, in °C: its three label colors, and frozen goods. */
const ranges: readonly Quantity[] = [labelBands.white, labelBands.blue, labelBands.orange, frozen];

/** Which of these ranges a cooler's published figures rule out. */
export const ruledOut = (cooler: Cooler): readonly Quantity[] =>
  ranges.filter(({ min, max }) => {
    const range = {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(min === undefined && { below: true as const }),
      unit: '°C' as const,
    };
    return resultOf(cooler, { range }).verdict === 'fails';
  });
