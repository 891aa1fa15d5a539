/** Figures of the Kelvin (section 9) except temperatures and the 12 h of the blue variant, in products/kelvin.ts, and other hold times, in hold-times.ts. */
import { exactly, upTo } from '../../domain/quantities';

/** The number of openings per period. */
export const kelvinOpenings = { count: upTo(4, ''), per: exactly(24, 'h') } as const;
/** Minimum R-value of the insulation per inch of wall. */
export const kelvinInsulationR = 25;
