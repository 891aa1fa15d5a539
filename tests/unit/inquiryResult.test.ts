/** Sending an inquiry, its result (specification, section 4), and the line at the form about it. */
import { describe, expect, it, vi } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { type InquiryResult, resultOf, sendInquiry } from '../../frontend/src/features/inquiry/api';
import { track } from '../../frontend/src/features/inquiry/inFlight';
import { outcomeOf } from '../../frontend/src/features/inquiry/outcome';
import { minimumFillMs, waitAfter } from '../../frontend/src/features/inquiry/spam';
import { emptySession } from './support/fakeStorage';

emptySession();

const payload = toPayload(inquiryDefaults);
const result = (status: number, retryAfter?: string) =>
  resultOf({ status, headers: new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }) });

it('status 200 is a success, any other 2xx is unhandled, all else a failure, not confirmed with 502 and 504', () => {
  for (let status = 0; status < 600; status += 1) {
    const kind = status === 200 ? 'success' : status > 200 && status < 300 ? 'unhandled' : 'failure';
    expect(result(status).kind, `${status}`).toBe(kind);
    expect('unconfirmed' in result(status), `${status}`).toBe(status === 502 || status === 504);
  }
});

// That it is sent once and as what, and exceptions, are in inquiryOutcomes.test.ts; without a network in offline.test.ts.
it('sending an inquiry fails after 40 seconds without a response', async () => {
  vi.useFakeTimers();
  const aborted = vi.fn();
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  const sent = sendInquiry(payload);
  vi.advanceTimersByTime(39_999);
  expect(aborted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(aborted).toHaveBeenCalled();
  await expect(sent).resolves.toMatchObject({ kind: 'failure', unconfirmed: true });
});

describe('the line at the form', () => {
  const notSent = 'Your inquiry was not sent. What you entered is still here.';
  const lineOf = (given: InquiryResult) => (given.kind === 'unhandled' ? undefined : outcomeOf(given).text);
  const lineAfter = (status: number, retryAfter?: string) => lineOf(result(status, retryAfter));

  it.each<[status: number, retryAfter: string | undefined, line: string]>([
    [200, undefined, 'Your inquiry was sent.'],
    [500, undefined, notSent],
    [413, undefined, `${notSent} It is too long: shorten your message, or call or write to us.`],
    [503, '30', `${notSent} You can try again in 30 seconds.`],
    [503, '0', `${notSent} You can try again in 1 second.`],
    [503, '101', `${notSent} You can try again in 2 minutes.`],
    [503, '7200', `${notSent} You can try again in 2 hours.`],
    [429, undefined, `${notSent} Please wait a minute, then try again.`],
    [429, 'Fri, 20 Nov 2026 22:00:00 GMT', `${notSent} Please wait a minute, then try again.`],
  ])('after status %i with Retry-After %s: %s', (status, retryAfter, line) => {
    expect(lineAfter(status, retryAfter)).toBe(line);
  });

  it.each([502, 504])('after status %i says that the inquiry may have been received', (status) =>
    expect(lineAfter(status)).toMatch(/^No answer has come to your inquiry, so it may have been received or not\./),
  );

  it('does not say that nothing was sent after an attempt without an answer, until one has an answer', async () => {
    const offline = { kind: 'failure', reason: undefined, offline: true } as const;
    const sending = { values: inquiryDefaults, prefill: undefined, request: { items: [], query: '' } };
    const lineAfterSending = async (given: InquiryResult) => lineOf(await track(sending, Promise.resolve(given)));
    expect(await lineAfterSending(offline)).toMatch(/^You are offline/);
    await lineAfterSending(result(504));
    expect(await lineAfterSending(offline)).toMatch(/^No answer has come/);
    expect(await lineAfterSending(result(429, '5'))).toMatch(/^No answer has come.+ again in 5 seconds\.$/);
    await lineAfterSending(result(202));
    expect(await lineAfterSending(result(500))).toBe(notSent);
  });
});

// That one with a text in the invisible field is refused is in browser/inquiryOutcomes.test.ts.
it.each([
  [minimumFillMs, 0],
  [minimumFillMs - 300, 300],
  [0, minimumFillMs],
  [-5000, minimumFillMs],
])('An inquiry that was filled in within %i ms waits for another %i ms', (took, rest) =>
  expect(waitAfter(took)).toBe(rest),
);
