/**
 * A page that has not loaded after this time, in ms, counts as unreachable. `import()` and a request in a tunnel may
 * never settle, and every later click on the link would share the pending one.
 */
export const LOAD_TIMEOUT_MS = 10_000;
