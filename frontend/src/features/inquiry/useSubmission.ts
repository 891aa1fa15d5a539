import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { type InquiryValues, inquiryDefaults, inquiryTexts, inquiryToasts } from '../../content/inquiry';
import { showToast } from '../toasts/toast';
import { type InquiryResult, sendInquiry } from './api';
import { toPayload } from './payload';
import { validate } from './schema';

/** The lasting line at the form that says what became of the inquiry. */
export interface Outcome {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** What submitting does (section 4), how often validation has failed, and the outcome of the last call. */
export function useSubmission() {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const send = async (values: InquiryValues, form: FormApi<InquiryValues>): Promise<SubmissionErrors> => {
    const result = await sendInquiry(toPayload(values));
    // Any other successful status shows nothing and resets nothing (section 8).
    if (result.kind === 'unhandled') return undefined;
    setOutcome(outcomeOf(result));
    showToast(inquiryToasts[result.kind], result.kind === 'success' ? 'success' : 'error');
    if (result.kind === 'success') {
      form.restart(inquiryDefaults);
      return undefined;
    }
    console.error(inquiryToasts.failure, result.reason);
    return { [FORM_ERROR]: inquiryToasts.failure };
  };

  const submit = (values: InquiryValues, form: FormApi<InquiryValues>) => {
    setOutcome(undefined);
    const errors = validate(values);
    if (Object.keys(errors).length === 0) return send(values, form);
    setAttempt((count) => count + 1);
    return errors;
  };

  return { attempt, outcome, submit };
}

function outcomeOf(result: Exclude<InquiryResult, { kind: 'unhandled' }>): Outcome {
  if (result.kind === 'success') return { kind: 'success', text: inquiryTexts.sent };
  const { retryAfterSeconds } = result;
  const when =
    retryAfterSeconds === undefined
      ? ''
      : ` ${inquiryTexts.retryAfter.replace('{seconds}', String(retryAfterSeconds))}`;
  return { kind: 'failure', text: inquiryTexts.notSent + when };
}
