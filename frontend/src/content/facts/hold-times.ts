/** Hold times that several products share (section 9). */
import { between, type Quantity, upTo } from '../quantities';

/** Monarch XVO 10 and 5, CORE XVO 3.5 and 30, Kelvin XVO 6.5 White. */
export const halfDayHold: Quantity = between(12, 18, 'h');
/** Kelvin, and the core of the CORE XVO 30. */
export const dayHold: Quantity = upTo(24, 'h');
