/** What tells a script that fills in any form it meets from a person. Judged here and never sent: the payload has no place for it. */

/** Milliseconds from a form that can be used to an inquiry that may be sent: no person fills it in faster. */
export const minimumFillMs = 1000;

/** How a form was filled in. */
export interface Filling {
  /** What the field holds that nobody sees. */
  readonly trap: string;
  /** Milliseconds since the form could be used. */
  readonly elapsedMs: number;
}

export type Verdict =
  | { readonly kind: 'refuse' }
  /** Too early is no reason to refuse, as autofill and a restored draft are quick: the inquiry waits. */
  | { readonly kind: 'send'; readonly afterMs: number };

/** Whether an inquiry may be sent, and in how many milliseconds. */
export function judge({ trap, elapsedMs }: Filling): Verdict {
  if (trap !== '') return { kind: 'refuse' };
  return { kind: 'send', afterMs: Math.min(minimumFillMs, Math.max(0, minimumFillMs - elapsedMs)) };
}
