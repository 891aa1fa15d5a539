import { inTime } from './inTime';

/** Longer than the service worker waits for the server before it responds from its cache (10 s, worker/main.ts). */
const TIMEOUT_MS = 15_000;

/**
 * Whether the server responds to a URL, also by a redirect or 404. `navigator.onLine` only reports a network interface.
 */
export async function serverResponds(href: string): Promise<boolean> {
  try {
    const { status } = await inTime((signal) => fetch(href, { method: 'HEAD', cache: 'no-store', signal }), TIMEOUT_MS);
    return status < 500;
  } catch {
    return false;
  }
}
