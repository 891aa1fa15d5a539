import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { type RefObject, useState } from 'react';
import { inquiryErrors, inquiryToasts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { toPayload } from '../../domain/inquiry/payload';
import { currentRequest, emptyBasket, storeRequest } from '../../lib/requestBasket';
import { fillIn } from '../forms/fillIn';
import { showToast } from '../toasts/toast';
import { type InquiryResult, sendInquiry } from './api';
import { cutPhone, isCutPhone, markCutPhone } from './cutPhone';
import { clearDraft, keepPrefill, keepUnsent, readPrefill, unsentOf } from './draft';
import { isInFlight, type Settle, track, unshownFailure } from './inFlight';
import { outcomeOf, sentBeforeChanges } from './outcome';
import { afterSending, hasItem, searchOf } from './request';
import type { SentInquiry } from './SentRecord';
import { waitAfter } from './spam';
import { summaryOf } from './summary';
import { validate } from './validate';

/** The outcome of the last call, the last received inquiry, and how often the form was reset. */
function useOutcome() {
  const [outcome, setOutcome] = useState(unshownFailure);
  const [sent, setSent] = useState<SentInquiry>();
  const [resets, setResets] = useState(0);

  const reset = (form: FormApi<InquiryValues>) => {
    form.restart(inquiryDefaults);
    keepPrefill(undefined);
    setResets((count) => count + 1);
  };

  const settle: Settle = (result, form, sending) => {
    // Any other successful status shows nothing and resets nothing (section 8).
    if (result.kind === 'unhandled') return;
    setOutcome(outcomeOf(result));
    if (result.kind !== 'success') return;
    const unsent = unsentOf(form.getState().values, sending);
    const { items } = sending.request;
    const isChanged = afterSending(currentRequest(), sending.request).items.some((item) => hasItem(items, item));
    setSent({ lines: summaryOf(sending.values), at: new Date() });
    reset(form);
    if (unsent) fillIn(form, unsent);
    if (unsent || isChanged) setOutcome(sentBeforeChanges);
  };

  /** Clears form, draft, request and outcome; returns a function that restores all but the outcome, if there was anything. */
  const clear = (form: FormApi<InquiryValues>) => {
    const { values, pristine } = form.getState();
    const request = currentRequest();
    const prefill = readPrefill();
    const cut = cutPhone();
    setOutcome(undefined);
    setSent(undefined);
    reset(form);
    clearDraft();
    markCutPhone(undefined);
    emptyBasket();
    if (pristine && !searchOf(request)) return undefined;
    return () => {
      storeRequest(request);
      keepPrefill(prefill);
      setResets(resets);
      markCutPhone(cut);
      fillIn(form, values);
    };
  };

  return { outcome, setOutcome, sent, resets, settle, clear };
}

/** Submits and clears the form (section 4); `attempt` counts invalid submissions. `trap` is the honeypot. */
export function useSubmission(trap: RefObject<HTMLInputElement | null>) {
  const [attempt, setAttempt] = useState(0);
  const { setOutcome, settle, clear, ...state } = useOutcome();
  const [usableSince] = useState(() => performance.now());

  const emptyTrap = () => {
    if (trap.current) trap.current.value = '';
  };

  const send = async (values: InquiryValues, form: FormApi<InquiryValues>): Promise<SubmissionErrors> => {
    const elapsedMs = performance.now() - usableSince;
    const sending = { values, prefill: readPrefill(), request: currentRequest() };
    const delivered = deliver(values, trap.current?.value ?? '', elapsedMs).then((result) => {
      // Before the forms get the result, because each may have been unmounted by then.
      if (result.kind === 'success') keepUnsent(sending);
      return result;
    });
    const result = await track(sending, delivered);
    // If a browser extension filled in the honeypot, the next attempt must not fail as well.
    emptyTrap();
    settle(result, form, sending);
    // Not earlier: until it is reset, the form follows the request.
    if (result.kind === 'success') storeRequest(afterSending(currentRequest(), sending.request));
    return showResult(result);
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

  return {
    ...state,
    attempt,
    submit,
    settle,
    clear: (form: FormApi<InquiryValues>) => {
      emptyTrap();
      return clear(form);
    },
  };
}

/** Shows the toast of a result, and logs a failure; returns the form's submission errors. */
function showResult(result: InquiryResult): SubmissionErrors {
  if (result.kind === 'unhandled') return undefined;
  showToast(inquiryToasts[result.kind], result.kind === 'success' ? 'success' : 'error');
  if (result.kind === 'success') return undefined;
  console.error(inquiryToasts.failure, result.reason);
  return { [FORM_ERROR]: inquiryToasts.failure };
}

/** Sends an inquiry, an early one after a while; with a text in the honeypot it fails unsent. Never rejects. */
async function deliver(values: InquiryValues, trapped: string, elapsedMs: number): Promise<InquiryResult> {
  if (trapped !== '') return { kind: 'failure', reason: new Error('The honeypot field was filled in') };
  const wait = waitAfter(elapsedMs);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return sendInquiry(toPayload(values));
}
