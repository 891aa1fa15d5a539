import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { inquiryErrors, inquiryToasts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { toPayload } from '../../domain/inquiry/payload';
import { basketItems, emptyBasket, putIn, takeOut } from '../../lib/requestBasket';
import { fillIn } from '../forms/fillIn';
import { showToast } from '../toasts/toast';
import { type InquiryResult, sendInquiry } from './api';
import { cutPhone, isCutPhone, markCutPhone } from './cutPhone';
import { clearDraft, keepUnsent, unsentOf } from './draft';
import { isInFlight, type Settle, track } from './inFlight';
import { type Outcome, outcomeOf, sentBeforeChanges } from './outcome';
import type { SentInquiry } from './SentRecord';
import { validate } from './schema';
import { type Filling, judge } from './spam';
import { summaryOf } from './summary';

/**
 * What submitting and clearing do (section 4), how often validation has failed, the outcome of the last
 * call, the last inquiry that was received, and whether the form has gone back to its defaults since it came up. `trap` is the honeypot.
 */
export function useSubmission(trap: RefObject<HTMLInputElement | null>) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState<SentInquiry>();
  const [startedAfresh, setStartedAfresh] = useState(false);
  const usableSince = useRef(0);
  useEffect(() => {
    usableSince.current = performance.now();
  }, []);

  const emptyTrap = useCallback(() => {
    if (trap.current) trap.current.value = '';
  }, [trap]);

  const startAfresh = useCallback((form: FormApi<InquiryValues>) => {
    form.restart(inquiryDefaults);
    setStartedAfresh(true);
  }, []);

  const settle = useCallback<Settle>(
    (result, form, values) => {
      // Any other successful status shows nothing and resets nothing (section 8).
      if (result.kind === 'unhandled') return;
      setOutcome(outcomeOf(result));
      if (result.kind !== 'success') return;
      const unsent = unsentOf(form.getState().values, values);
      setSent({ lines: summaryOf(values), at: new Date() });
      startAfresh(form);
      if (!unsent) return;
      fillIn(form, unsent);
      setOutcome(sentBeforeChanges);
    },
    [startAfresh],
  );

  const send = async (values: InquiryValues, form: FormApi<InquiryValues>): Promise<SubmissionErrors> => {
    const elapsedMs = performance.now() - usableSince.current;
    const items = basketItems();
    const delivered = deliver(values, { trap: trap.current?.value ?? '', elapsedMs }).then((result) => {
      // Before any form hears of it, as each may have left the page by then.
      if (result.kind === 'success') keepUnsent(values);
      return result;
    });
    const result = await track(values, delivered);
    // Should a browser's extension have filled it in, the visitor's next try must not fail as well.
    emptyTrap();
    settle(result, form, values);
    // Not before: a form fills in what the basket holds until it has started afresh.
    if (result.kind === 'success') items.forEach(takeOut);
    if (result.kind === 'unhandled') return undefined;
    showToast(inquiryToasts[result.kind], result.kind === 'success' ? 'success' : 'error');
    if (result.kind === 'success') return undefined;
    console.error(inquiryToasts.failure, result.reason);
    return { [FORM_ERROR]: inquiryToasts.failure };
  };

  const submit = (values: InquiryValues, form: FormApi<InquiryValues>) => {
    if (isInFlight()) return undefined;
    setOutcome(undefined);
    const errors = {
      ...validate(values),
      ...(isCutPhone(values.Phone) && { Phone: inquiryErrors.Phone.invalid }),
    };
    if (Object.keys(errors).length === 0) return send(values, form);
    setAttempt((count) => count + 1);
    return errors;
  };

  /** Gives what undoes it. */
  const clear = (form: FormApi<InquiryValues>) => {
    const { values } = form.getState();
    const items = basketItems();
    const cut = cutPhone();
    setOutcome(undefined);
    setSent(undefined);
    emptyTrap();
    startAfresh(form);
    clearDraft();
    markCutPhone(undefined);
    emptyBasket();
    return () => {
      setStartedAfresh(false);
      items.forEach(putIn);
      markCutPhone(cut);
      fillIn(form, values);
    };
  };

  return { attempt, outcome, sent, startedAfresh, submit, settle, clear };
}

/** Sends an inquiry as soon as it may be sent; one that a script filled in fails unsent. Never throws. */
async function deliver(values: InquiryValues, filling: Filling): Promise<InquiryResult> {
  const verdict = judge(filling);
  if (verdict.kind === 'refuse')
    return { kind: 'failure', reason: new Error('A field that nobody sees was filled in') };
  if (verdict.afterMs > 0) await new Promise((resolve) => setTimeout(resolve, verdict.afterMs));
  return sendInquiry(toPayload(values));
}
