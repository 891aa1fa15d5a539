/** Figures of the Eclipse that other pages use too (section 9). */
import { between, exactly } from '../../domain/quantities';

/** Tare weight: as given, and rounded. */
export const eclipseTare = { given: exactly(9.9, 'lb'), about: exactly(10, 'lb') } as const;
/** The number of openings within its hold time. */
export const eclipseOpenings = exactly(9, '');
/** The two prequalified ranges. */
export const prequalifiedRanges = [between(2, 8, '°C'), between(15, 25, '°C')] as const;
/** The hold time with those openings. */
export const eclipseHold = exactly(10, 'h');
