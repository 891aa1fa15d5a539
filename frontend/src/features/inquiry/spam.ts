/** Minimum time between a usable form and an inquiry, in ms: no person fills the form in faster, but spam scripts do. */
export const minimumFillMs = 1000;

/** How many ms an inquiry waits, `elapsedMs` after its form became usable. An early one is not refused, as autofill is fast too. */
export const waitAfter = (elapsedMs: number): number => Math.min(minimumFillMs, Math.max(0, minimumFillMs - elapsedMs));
