/** A page or a part counts as unreachable after this time in ms: without a connection, `fetch` may stay pending for ever. */
export const LOAD_TIMEOUT_MS = 10_000;

/**
 * Settles like the promise, or rejects after `limitMs` and aborts `signal`. In place of AbortSignal.timeout, which Safari
 * before 16 lacks: its absence would read as a server that does not respond.
 */
export function inTime<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  limitMs = LOAD_TIMEOUT_MS,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  const timeout = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(`No response in ${limitMs} ms`)));
  });
  return Promise.race([load(controller.signal), timeout]).finally(() => clearTimeout(timer));
}
