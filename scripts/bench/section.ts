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
