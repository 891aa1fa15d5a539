/** Common figures of the Monarch XVO 10 and the Monarch XVO 5 (section 9). */
import { between, type Dimensions, type Quantity } from '../../domain/quantities';

/** The temperature range of both. */
export const monarchRange: Quantity = between(2, 25, '°C');
/** The interior of both. */
export const monarchInterior: Dimensions = { size: [9, 6, 11.5], unit: 'in' };
