import fc from 'fast-check';
import type { Quantity, Unit } from '../../../frontend/src/domain/quantities';

/** Quantities of these numbers and units: a range, or a limit of any kind. */
export const anyQuantity = (number: fc.Arbitrary<number>, units: fc.Arbitrary<Unit>): fc.Arbitrary<Quantity> =>
  fc.tuple(number, number, units, fc.constantFrom('range', 'upTo', 'from', 'moreThan')).map(([a, b, unit, shape]) => {
    if (shape === 'upTo') return { max: a, unit };
    if (shape === 'from') return { min: a, unit };
    if (shape === 'moreThan') return { min: a, exceeded: true, unit };
    return { min: Math.min(a, b), max: Math.max(a, b), unit };
  });
