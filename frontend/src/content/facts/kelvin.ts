/** Figures of the Kelvin beyond temperatures and hold times (section 9). */
import { exactly, upTo } from '../../domain/quantities';

/** How often it may be opened within how long. */
export const kelvinOpenings = { count: upTo(4, ''), per: exactly(24, 'h') } as const;
/** R-value of the insulation per inch of wall, at least. */
export const kelvinInsulationR = 25;
