/** Figures of the Safeguard XVO 10 that are read outside its page (section 9). */
import { exactly, upTo } from '../../domain/quantities';

/** How often it may be opened in transit. */
export const safeguardOpenings = upTo(4, '');
/** How long it cools, in a steady state. */
export const safeguardHold = exactly(18, 'h');
