import { describe, expect, it } from 'vitest';
import { resultOf } from '../../frontend/src/features/inquiry/api';
import { outcomeOf } from '../../frontend/src/features/inquiry/outcome';

const notSent = 'Your inquiry was not sent. What you entered is still here.';
const lineAfter = (status: number, headers: Record<string, string> = {}) => {
  const result = resultOf({ status, headers: new Headers(headers) });
  return result.kind === 'unhandled' ? undefined : outcomeOf(result).text;
};

describe('The line at the form', () => {
  it('says that the inquiry was sent', () => expect(lineAfter(200)).toBe('Your inquiry was sent.'));

  it.each([
    ['0', '1 second'],
    ['1', '1 second'],
    ['7', '7 seconds'],
    ['120', '2 minutes'],
    ['121', '3 minutes'],
    ['7200', '2 hours'],
  ])('says when to try again after too many inquiries: Retry-After %s', (seconds, wait) =>
    expect(lineAfter(429, { 'Retry-After': seconds })).toBe(`${notSent} You can try again in ${wait}.`),
  );

  it.each([{}, { 'Retry-After': '' }, { 'Retry-After': 'soon' }, { 'Retry-After': 'Fri, 20 Nov 2026 22:00:00 GMT' }])(
    'tells to wait a while after too many inquiries where the server gives no seconds: %j',
    (headers) => expect(lineAfter(429, headers)).toBe(`${notSent} Please wait a minute, then try again.`),
  );

  it('says that nothing was sent without a network, and when there is one again', () => {
    const { text, whenConnected } = outcomeOf({ kind: 'failure', reason: new Error(), offline: true });
    expect(text).toMatch(/^You are offline, and nothing was sent\./);
    expect(whenConnected?.text).toMatch(/^You are connected again\. Your inquiry has not been sent yet/);
  });

  it.each([502, 504])('does not claim to know what became of an inquiry that was answered with %i', (status) =>
    expect(lineAfter(status)).toMatch(/^No answer has come to your inquiry, so it may have been received or not\./),
  );

  it('gives no time where none is known', () => expect(lineAfter(500)).toBe(notSent));

  it('gives the server’s time after any failure', () =>
    expect(lineAfter(503, { 'Retry-After': '30' })).toBe(`${notSent} You can try again in 30 seconds.`));
});
