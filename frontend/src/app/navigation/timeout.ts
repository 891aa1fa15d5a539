/**
 * A page counts as unreachable after this time in ms: a request in a tunnel may never settle, nor what waits for it.
 */
export const LOAD_TIMEOUT_MS = 10_000;
