import { frozenProducts } from '../../content/facts/blood-products';
import { labelBands } from '../../content/facts/labels';
import type { Cooler } from '../../domain/cooler';
import { rangeToStore } from '../../domain/need';
import type { Quantity } from '../../domain/quantities';
import { resultOf } from '../../domain/verdict';

const frozen = frozenProducts.frozenPlasma.storage;

/** The usual ranges in °C: of the three label colors, and of frozen goods. */
const ranges: readonly Quantity[] = [labelBands.white, labelBands.blue, labelBands.orange, frozen];

/** Which of these ranges a cooler's published figures rule out. */
export const ruledOut = (cooler: Cooler): readonly Quantity[] =>
  ranges.filter((range) => resultOf(cooler, { range: rangeToStore(range) }).verdict === 'fails');
