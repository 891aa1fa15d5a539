import { inquiryTexts } from '../../content/inquiry';
import type { InquiryResult } from './api';

/** The lasting line at the form that says what became of the inquiry. */
export interface Outcome {
  readonly kind: 'success' | 'failure' | 'ready';
  readonly text: string;
  /** Takes its place once there is a network again. */
  readonly whenConnected?: Outcome;
}

/** For an inquiry that found no network: nothing but its writer's next press of the button sends it. */
const unsentOffline: Outcome = {
  kind: 'failure',
  text: inquiryTexts.offline,
  whenConnected: { kind: 'ready', text: inquiryTexts.connected },
};

/** For an inquiry that went out and was not answered. */
const unconfirmed: Outcome = { kind: 'failure', text: inquiryTexts.unconfirmed };

/** For an inquiry that was received, in a form that was changed while it was on its way. */
export const sentBeforeChanges: Outcome = { kind: 'success', text: inquiryTexts.sentBeforeChanges };

/** The line for a result; a failure says when to try again where that is known. */
export function outcomeOf(result: Exclude<InquiryResult, { kind: 'unhandled' }>): Outcome {
  if (result.kind === 'success') return { kind: 'success', text: inquiryTexts.sent };
  if (result.offline) return unsentOffline;
  if (result.unconfirmed) return unconfirmed;
  return { kind: 'failure', text: [inquiryTexts.notSent, ...whenToRetry(result)].join(' ') };
}

function whenToRetry({ retryAfterSeconds, tooMany }: Extract<InquiryResult, { kind: 'failure' }>): string[] {
  if (retryAfterSeconds !== undefined)
    return [inquiryTexts.retryAfter.replace('{time}', formatWait(retryAfterSeconds))];
  return tooMany ? [inquiryTexts.retryLater] : [];
}

/** A number of seconds as one would say it, rounded up: "1 second", "2 minutes", "3 hours". */
function formatWait(seconds: number): string {
  const [amount, unit] =
    seconds < 100
      ? [Math.max(1, seconds), 'second']
      : seconds < 6000
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
