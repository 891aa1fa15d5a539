/** Figures of the Safeguard XVO 10 that other pages use too (section 9). */
import { exactly, upTo } from '../../domain/quantities';

/** The number of openings in transit. */
export const safeguardOpenings = upTo(4, '');
/** Cooling time, in a steady state. */
export const safeguardHold = exactly(18, 'h');
