/**
 * Hold times that several products share (section 9), and the note beside hold times. That of one product is in its file
 * in content/products, or in its file here if other pages state it too.
 */
import { between, formatQuantity, type Quantity, upTo } from '../../domain/quantities';
import { hardPlusSoftHold } from './cryo-disks';
import { eclipseHold, eclipseOpenings } from './eclipse';
import { safeguardHold } from './safeguard';

/** Monarch XVO 10 and 5, CORE XVO 3.5 and 30, Kelvin XVO 6.5 White. */
export const halfDayHold: Quantity = between(12, 18, 'h');
/** Kelvin, and the core of the CORE XVO 30. */
export const dayHold: Quantity = upTo(24, 'h');

/** Shown once per page with hold times: without this figure, a hold time cannot be compared with a route. */
export const outsideTemperatureNote = 'Ask which outside temperature a hold time is for, and tell us yours.';

/** For coolers without a published hold time: the hold times of others. */
export const holdTimesCompared = `For comparison: the Eclipse holds for ${formatQuantity(eclipseHold)} with ${formatQuantity(eclipseOpenings)} openings, the Monarch and CORE coolers for ${formatQuantity(halfDayHold)}, the Safeguard XVO 10 in a steady state for ${formatQuantity(safeguardHold)}, the Kelvin (by variant) and the core of the CORE XVO 30 for ${formatQuantity(dayHold)}, and a hard plus a soft cooler with disks for ${formatQuantity(hardPlusSoftHold)}.`;
