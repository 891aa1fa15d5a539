/** A section of a policy; `id` is its anchor. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** A policy page (section 2). `numbered` counts the sections from 1 in their headings. */
export interface Policy {
  readonly id: 'privacy-policy' | 'terms' | 'cookie-policy' | 'accessibility';
  readonly title: string;
  /** The date from which the policy is effective, as text and in ISO format. */
  readonly effective?: { readonly text: string; readonly date: string };
  readonly overview: readonly string[];
  readonly numbered?: true;
  readonly sections: readonly PolicySection[];
  /** The last sentence; contact details follow. */
  readonly contact: string;
}
