/** Figures of the Eclipse that are read outside its page as well (section 9). */
import { between, exactly } from '../../domain/quantities';

/** Tare weight: as given, and as it is rounded. */
export const eclipseTare = { given: exactly(9.9, 'lb'), about: exactly(10, 'lb') } as const;
/** How often it was opened within its hold time. */
export const eclipseOpenings = exactly(9, '');
/** The two ranges that it is prequalified for. */
export const prequalifiedRanges = [between(2, 8, '°C'), between(15, 25, '°C')] as const;
/** How long it holds, with those openings. */
export const eclipseHold = exactly(10, 'h');
