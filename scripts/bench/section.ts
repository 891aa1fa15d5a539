/** What a section of the bench is given, and what it gives. */
import type { Table } from './table';

export interface BenchContext {
  /** Rounds to take medians of; interleaved: round 1 of every subject, then round 2. */
  readonly rounds: number;
  /** Folder of the repository, absolute. */
  readonly root: string;
  /** Folder that everything is written to, git-ignored, absolute. */
  readonly out: string;
  /** The web root of the site to measure, absolute: a copy, so that a build meanwhile changes nothing. */
  readonly site: string;
  /** Tells whoever waits how far it is. */
  readonly log: (line: string) => void;
}

export interface Section {
  /** What ONLY calls it, and its results' file. */
  readonly name: string;
  /** One line on what it shows. */
  readonly about: string;
  run(context: BenchContext): Promise<readonly Table[]>;
}

/**
 * Measures every subject once a round: round 1 of each, then round 2, so that what slows the machine for a while slows
 * them alike. Gives each subject's results, in the order of the subjects.
 */
export async function inRounds<Subject, Result>(
  rounds: number,
  subjects: readonly Subject[],
  measure: (subject: Subject, round: number) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> {
  const results = subjects.map((): Result[] => []);
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject, round));
  return results;
}
