import { inquiryTexts } from '../../content/inquiry';
import type { InquiryResult } from './api';

/** The persistent status line of the form after a submission. */
export interface Outcome {
  readonly severity: 'success' | 'error' | 'info';
  readonly text: string;
  /** Replaces it when the browser is online again. */
  readonly whenConnected?: Outcome;
}

/** For a received inquiry whose form has more than was sent. */
export const sentBeforeChanges: Outcome = { severity: 'success', text: inquiryTexts.sentBeforeChanges };

/** The status line for a result; a failure says what to do, if known. */
export function outcomeOf(result: Exclude<InquiryResult, { kind: 'unhandled' }>): Outcome {
  if (result.kind === 'success') return { severity: 'success', text: inquiryTexts.sent };
  if (result.offline && !result.unconfirmed) {
    // It is sent only when the visitor submits again.
    const whenConnected = { severity: 'info', text: inquiryTexts.connected } as const;
    return { severity: 'error', text: inquiryTexts.offline, whenConnected };
  }
  const known = result.unconfirmed ? inquiryTexts.unconfirmed : inquiryTexts.notSent;
  return { severity: 'error', text: [known, ...whatToDo(result)].join(' ') };
}

function whatToDo({ retryAfterSeconds, tooMany, tooLong }: Extract<InquiryResult, { kind: 'failure' }>): string[] {
  if (tooLong) return [inquiryTexts.tooLong];
  if (retryAfterSeconds !== undefined)
    return [inquiryTexts.retryAfter.replace('{time}', formatWait(retryAfterSeconds))];
  return tooMany ? [inquiryTexts.retryLater] : [];
}

/** A duration in words, rounded up: "1 second", "2 minutes", "3 hours". */
function formatWait(seconds: number): string {
  const [amount, unit] =
    seconds < 100
      ? [Math.max(1, seconds), 'second']
      : seconds < 6000
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
