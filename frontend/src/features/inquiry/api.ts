import type { InquiryPayload } from '../../domain/inquiry/contract';

/** The inquiry call (section 7), on the site's own origin; nginx passes it to the company's API. */
export const inquiryEndpoint = '/api/Inquiry/AddCryoCustomerInquiry';

/** Milliseconds after which an unanswered call counts as failed; above nginx's own 15 s. */
const patienceMs = 30_000;

/** What became of an inquiry (section 4): 200, a status outside 2xx or no answer at all, any other 2xx. */
export type InquiryResult =
  | { readonly kind: 'success' }
  /**
   * `tooMany`: the answer was 429. `retryAfterSeconds`: the server said when to try again. `offline`: there was no network
   * to send it by. `unconfirmed`: it went out and nothing came back, so it may have been received.
   */
  | {
      readonly kind: 'failure';
      readonly reason: unknown;
      readonly offline?: true;
      readonly unconfirmed?: true;
      readonly tooMany?: true;
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'unhandled'; readonly status: number };

/** Sends an inquiry once. Never throws: the form library would take a rejection for success. The body is not read. */
export async function sendInquiry(payload: InquiryPayload): Promise<InquiryResult> {
  // Asked before, as what is cut off on its way may have arrived. Tried all the same: some systems say so wrongly.
  const offline = globalThis.navigator?.onLine === false;
  try {
    const response = await fetch(inquiryEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      // A redirect that ends on some page with 200 is not an inquiry received; it is an answer all the same.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return resultOf(response);
  } catch (reason) {
    return { kind: 'failure', reason, ...(offline ? { offline } : { unconfirmed: true }) };
  }
}

/** What nginx answers where the company's API took the inquiry, or may have, and did not answer it. */
const withoutAnswer = [502, 504];

/** Maps an answer to its result. `Retry-After` counts where it is a number of seconds. */
export function resultOf({ status, headers }: Pick<Response, 'status' | 'headers'>): InquiryResult {
  if (status === 200) return { kind: 'success' };
  if (status > 200 && status < 300) return { kind: 'unhandled', status };
  const retryAfter = headers.get('Retry-After')?.trim() ?? '';
  return {
    kind: 'failure',
    reason: new Error(`The inquiry was answered with status ${status}`),
    ...(status === 429 && { tooMany: true }),
    ...(withoutAnswer.includes(status) && { unconfirmed: true }),
    ...(/^\d{1,5}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  };
}
