/** A page or a part counts as unreachable after this time in ms: without a connection, `fetch` may stay pending for ever. */
export const LOAD_TIMEOUT_MS = 10_000;

/** Settles like the promise, or rejects after LOAD_TIMEOUT_MS and aborts `signal`. */
export function inTime<Result>(load: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOAD_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(`No response in ${LOAD_TIMEOUT_MS} ms`)));
  });
  return Promise.race([load(controller.signal), timeout]).finally(() => clearTimeout(timer));
}
