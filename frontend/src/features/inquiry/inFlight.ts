import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { forget, recall, remember } from '../../lib/sessionStore';
import type { InquiryResult } from './api';
import { unansweredKey } from './storageKeys';

/** What an answer to the inquiry with these values does to a form and to the words beside it (section 4). */
export type Settle = (result: InquiryResult, form: FormApi<InquiryValues>, values: InquiryValues) => void;

interface InFlight {
  readonly values: InquiryValues;
  readonly result: Promise<InquiryResult>;
}

let inFlight: InFlight | undefined;

/** Whether an inquiry of this tab is on its way, from whichever form. */
export const isInFlight = () => inFlight !== undefined;

/** Notes an inquiry with these values as on its way until it has its result, which it gives back. */
export async function track(values: InquiryValues, result: Promise<InquiryResult>): Promise<InquiryResult> {
  inFlight = { values, result };
  remember(unansweredKey, 'yes');
  try {
    const answer = await result;
    // A document that is left hears that its own call was cut off, and says so to nobody.
    if (answer.kind !== 'failure' || !answer.unconfirmed) forget(unansweredKey);
    return answer;
  } finally {
    inFlight = undefined;
  }
}

/**
 * Whether an inquiry that another document of this tab sent has had no answer: it was loaded again, or left, before one
 * came. False while the prerendered page is being hydrated.
 */
export function useUnanswered(): boolean {
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => setUnanswered(!isInFlight() && recall(unansweredKey) !== undefined), []);
  return unanswered;
}

/**
 * For a visitor who left the page with an inquiry on its way and came back: the new form holds the
 * same draft, so it waits for the answer too, lest the inquiry be sent twice. True while it waits.
 */
export function useInFlight(settle: Settle): boolean {
  const form = useForm<InquiryValues>();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let mounted = true;
    if (!inFlight) return;
    setWaiting(true);
    const { values, result: awaited } = inFlight;
    awaited.then((result) => {
      if (!mounted) return;
      setWaiting(false);
      settle(result, form, values);
    });
    return () => {
      mounted = false;
    };
  }, [form, settle]);
  return waiting;
}
