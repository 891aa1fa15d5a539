import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import type { StoredRequest } from '../../lib/requestBasket';
import { forget, recall, remember } from '../../lib/storage';
import { storageKeys } from '../forms/storageKeys';
import type { InquiryResult } from './api';
import type { Sending } from './draft';
import { type Outcome, outcomeOf } from './outcome';

const { unanswered: unansweredKey } = storageKeys;

/** What an inquiry was sent with. */
interface Sent extends Sending {
  readonly request: StoredRequest;
}

/** Applies the result of an inquiry to a form and its status (section 4). */
export type Settle = (result: InquiryResult, form: FormApi<InquiryValues>, sending: Sent) => void;

let inFlight: { readonly sending: Sent; readonly result: Promise<InquiryResult> } | undefined;

/** The last failure, until a form has shown it: the visitor may have left the form before. */
let unshown: Outcome | undefined;

export const unshownFailure = () => unshown;
export const markShown = (): void => {
  unshown = undefined;
};

/** Whether an inquiry of this document is pending, from any form. */
export const isInFlight = () => inFlight !== undefined;

/**
 * Registers an inquiry as pending until its result is known; returns the result. A failure after an attempt without an answer
 * is unconfirmed as well: that attempt may have been received.
 */
export async function track(sending: Sent, sent: Promise<InquiryResult>): Promise<InquiryResult> {
  const isRepeated = recall(unansweredKey) !== undefined;
  remember(unansweredKey, 'yes');
  const result = sent
    .then((answer): InquiryResult => {
      // Leaving the document aborts its request; that failure does not count as an answer.
      const isUnconfirmed = answer.kind === 'failure' && (answer.unconfirmed || isRepeated);
      if (!isUnconfirmed) forget(unansweredKey);
      const known: InquiryResult = isUnconfirmed ? { ...answer, unconfirmed: true } : answer;
      if (known.kind === 'failure') unshown = outcomeOf(known);
      return known;
    })
    .finally(() => {
      inFlight = undefined;
    });
  inFlight = { sending, result };
  // Later than a form that waits for it: the sender then forgets the prefill, with which that form is compared.
  return await result;
}

/** Whether an inquiry of this tab had no response, as of a document that was left before it. False during hydration. */
export function useUnanswered(busy: boolean): boolean {
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => setUnanswered(!busy && !isInFlight() && recall(unansweredKey) !== undefined), [busy]);
  return unanswered;
}

/** Waits for an inquiry that was sent by a form of this document which is unmounted since; true while it waits. */
export function useInFlight(settle: Settle): boolean {
  const form = useForm<InquiryValues>();
  const [waiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let mounted = true;
    if (!inFlight) return;
    setWaiting(true);
    const { sending, result: awaited } = inFlight;
    awaited.then((result) => {
      if (!mounted) return;
      setWaiting(false);
      settle(result, form, sending);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return waiting;
}
