import type { InquiryPayload } from '../../domain/inquiry/contract';
import { inTime } from '../../lib/inTime';

/** Path of the inquiry call (section 7) on the site's origin; nginx proxies it to the company's API. */
export const inquiryEndpoint = '/api/Inquiry/AddCryoCustomerInquiry';

/** Timeout of the call; longer than the 35 s in which nginx may still deliver it. */
export const timeoutMs = 40_000;

/** The result of an inquiry (section 4): 200; a status outside 2xx or no response; any other 2xx. */
export type InquiryResult =
  | { readonly kind: 'success' }
  /**
   * `tooMany`: status 429. `tooLong`: status 413. `retryAfterSeconds`: from `Retry-After`. `offline`: the browser had no
   * network. `unconfirmed`: it, or an attempt before, was sent without a response, so it may have been received.
   */
  | {
      readonly kind: 'failure';
      readonly reason: unknown;
      readonly offline?: true;
      readonly unconfirmed?: true;
      readonly tooMany?: true;
      readonly tooLong?: true;
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'unhandled'; readonly status: number };

/** Sends an inquiry once. Never rejects, because final-form treats a rejection as success. Ignores the response body. */
export async function sendInquiry(payload: InquiryPayload): Promise<InquiryResult> {
  // Read before sending: a request that fails later may have arrived. Sent anyway, because `onLine` can be wrong.
  const offline = globalThis.navigator?.onLine === false;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(payload);
  try {
    const response = await inTime((signal) => {
      // A redirect to some page with status 200 must not count as received.
      return fetch(inquiryEndpoint, { method: 'POST', headers, body, redirect: 'manual', signal });
    }, timeoutMs);
    return resultOf(response);
  } catch (reason) {
    return { kind: 'failure', reason, ...(offline ? { offline } : { unconfirmed: true }) };
  }
}

/** Maps a response to its result. `Retry-After` counts only as a number of seconds. */
export function resultOf({ status, headers }: Pick<Response, 'status' | 'headers'>): InquiryResult {
  if (status === 200) return { kind: 'success' };
  if (status > 200 && status < 300) return { kind: 'unhandled', status };
  const retryAfter = headers.get('Retry-After')?.trim() ?? '';
  return {
    kind: 'failure',
    reason: new Error(`The inquiry was answered with status ${status}`),
    ...(status === 429 && { tooMany: true }),
    ...(status === 413 && { tooLong: true }),
    // nginx: the API received the inquiry, or may have, and did not respond.
    ...([502, 504].includes(status) && { unconfirmed: true }),
    ...(/^\d{1,5}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  };
}
