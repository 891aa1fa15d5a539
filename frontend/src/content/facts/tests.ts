/** Tests and qualifications of products (section 9). The wording is "tested to", never "certified". */

import { formatInBoth } from '../../domain/conversion';
import { between, exactly, formatQuantity, type Quantity } from '../../domain/quantities';

/** Names of the standards. */
export const standards = {
  ista7d: 'ISTA 7D',
  milStd810: 'MIL-STD-810',
  ista7e: 'ISTA 7E',
  pdaReport39: 'PDA Technical Report 39',
} as const;

/** ISTA 7D test profiles of the Monarch coolers. */
export const ista7dProfiles = [exactly(24, 'h'), exactly(48, 'h'), exactly(72, 'h')] as const;
/** The profiles in a sentence: "24, 48 and 72 h". */
export const ista7dProfilesText = `${ista7dProfiles[0].min}, ${ista7dProfiles[1].min} and ${formatQuantity(ista7dProfiles[2])}`;
/** The profiles as in the specification: "24, 48, 72 h". */
export const ista7dProfilesListed = `${ista7dProfiles[0].min}, ${ista7dProfiles[1].min}, ${formatQuantity(ista7dProfiles[2])}`;
/** The profiles in short, as for the Monarch XVO 5: "24/48/72 h". */
export const ista7dProfilesShort = `${ista7dProfiles[0].min}/${ista7dProfiles[1].min}/${formatQuantity(ista7dProfiles[2])}`;

/** Monarch validation: medication stayed above this, with two Phase 5 PCMs. */
export const monarchValidation = { above: exactly(32, '°F'), pcms: exactly(2, '') } as const;

/** A test in a trailer. */
export interface TrailerTest {
  readonly duration: Quantity;
  readonly at: Quantity;
  /** The range that the interior kept. */
  readonly interior?: Quantity;
  /** If given, the specification does not say whether `at` was measured around the cooler or inside it. */
  readonly environment?: Quantity;
}

/** Trailer tests of CORE XVO 3.5 and CORE XVO 30. */
export const trailerTests = [
  { duration: exactly(3, 'h'), at: exactly(2, '°C'), interior: between(20, 24, '°C') },
  { duration: exactly(3, 'h'), at: between(68, 77, '°F'), environment: exactly(90, '°F') },
  { duration: exactly(4, 'h'), at: exactly(80, '°F') },
] as const satisfies readonly TrailerTest[];

export const testHoursNote = 'The hours of a test are not a hold time.';
/** The ambiguity of the second test. */
export const trailerTestsNote = `The second trailer test can be read two ways: ${formatInBoth(trailerTests[1].at)} around the cooler, or inside it. Ask which.`;

const writtenWith =
  (write: (quantity: Quantity) => string) =>
  ({ duration, at, interior, environment }: TrailerTest): string => {
    const inside = interior ? ` with interior ${write(interior)}` : '';
    const around = environment ? ` in a ${write(environment)} environment` : '';
    return `${formatQuantity(duration)} at ${write(at)}${inside}${around}`;
  };

/** Formats a trailer test as in the specification: "3 h at 2 °C with interior 20–24 °C". */
export const formatTrailerTest = writtenWith(formatQuantity);
/** Formats a trailer test in °C and °F: "4 h at 80 °F (27 °C)". */
export const formatTrailerTestInBoth = writtenWith(formatInBoth);
