/** What the Monarch XVO 10 and the Monarch XVO 5 have in common (section 9). */
import { between, type Dimensions, type Quantity } from '../../domain/quantities';

/** The range both hold. */
export const monarchRange: Quantity = between(2, 25, '°C');
/** The inside of both. */
export const monarchInterior: Dimensions = { size: [9, 6, 11.5], unit: 'in' };
