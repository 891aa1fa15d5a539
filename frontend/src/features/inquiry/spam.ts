/** Tells spam scripts from people. None of this is sent: the payload has no field for it. */

/** Minimum time between a usable form and an inquiry, in ms: no person fills the form in faster. */
export const minimumFillMs = 1000;

export interface Filling {
  /** The value of the honeypot field. */
  readonly trap: string;
  /** Milliseconds since the form became usable. */
  readonly elapsedMs: number;
}

export type SpamVerdict =
  | { readonly kind: 'refuse' }
  /** An early inquiry is delayed and not refused, because autofill and a restored draft are fast. */
  | { readonly kind: 'send'; readonly afterMs: number };

/** Whether an inquiry may be sent, and after how many milliseconds. */
export function judge({ trap, elapsedMs }: Filling): SpamVerdict {
  if (trap !== '') return { kind: 'refuse' };
  return { kind: 'send', afterMs: Math.min(minimumFillMs, Math.max(0, minimumFillMs - elapsedMs)) };
}
