/** Hold times that several products share (section 9), and what is said beside every one of them. */
import { between, formatQuantity, type Quantity, upTo } from '../../domain/quantities';
import { hardPlusSoftHold } from './cryo-disks';

/** Monarch XVO 10 and 5, CORE XVO 3.5 and 30, Kelvin XVO 6.5 White. */
export const halfDayHold: Quantity = between(12, 18, 'h');
/** Kelvin, and the core of the CORE XVO 30. */
export const dayHold: Quantity = upTo(24, 'h');

/** Beside hold times, once a page: without this figure none can be compared with a route. */
export const outsideTemperatureNote = 'Ask which outside temperature a hold time is for, and tell us yours.';

/** What stands in for a hold time where a cooler has none: those of the others. */
export const holdTimesCompared = `For comparison: the Monarch and CORE coolers hold for ${formatQuantity(halfDayHold)}, the core of the CORE XVO 30 and the Kelvin for ${formatQuantity(dayHold)}, and a hard plus a soft cooler with disks for ${formatQuantity(hardPlusSoftHold)}.`;
