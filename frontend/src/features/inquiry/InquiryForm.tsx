import Alert from '@mui/material/Alert';
import {
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Form, useField, useForm, useFormState } from 'react-final-form';
import { IncompleteNotice, PhoneAndEmail } from '../../components/IncompleteNotices';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { customization } from '../../content/customization';
import { formIncomplete } from '../../content/form-incomplete';
import { inquirySteps, inquiryTexts, notSureYet } from '../../content/inquiry';
import { inquiryRecord } from '../../content/inquiry-request';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { closedDetails } from '../../domain/inquiry/payload';
import { readPhone } from '../../domain/inquiry/phone';
import { mainControls } from '../../domain/inquiry/steps';
import { useHydrated } from '../../lib/useHydrated';
import { useEarlyInput } from '../forms/fillIn';
import { FieldGrid, FormActions, FormFrame, FormIntro } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { mutators } from '../forms/useControl';
import { preloadToasts } from '../toasts/toast';
import { ClearButton } from './ClearButton';
import { DetailSteps } from './DetailSteps';
import { useKeptInquiry, useRestoredInquiry } from './draft';
import { suggestionsId, useLastingValues } from './fieldScope';
import { useHandover } from './handover';
import { InquiryErrorSummary } from './InquiryErrorSummary';
import { InquiryField } from './InquiryField';
import { markShown, useInFlight, useUnanswered } from './inFlight';
import type { Outcome } from './outcome';
import { PhoneFields } from './PhoneFields';
import { RequestItems } from './RequestItems';
import type { RequestCatalogue } from './request';
import { SentRecord } from './SentRecord';
import { summaryOf } from './summary';
import { Foldable, RecordList, SubmitButton } from './ui/InquiryParts';
import { useRequest } from './useRequest';
import { useSubmission } from './useSubmission';

/** The product inquiry (sections 3, 4 and 5), without the heading of its section. */
export default function InquiryForm({ catalogue }: { readonly catalogue: RequestCatalogue }) {
  const trap = useRef<HTMLInputElement>(null);
  const { submit, ...submission } = useSubmission(trap);
  return (
    <Form<InquiryValues>
      initialValues={inquiryDefaults}
      onSubmit={submit}
      mutators={mutators}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <InquiryFormBody
          {...submission}
          catalogue={catalogue}
          trap={trap}
          onSubmit={(event) => leadToQuantity(event) || handleSubmit(event)}
          submitting={submitting === true}
        />
      )}
    </Form>
  );
}

interface InquiryFormBodyProps extends Omit<ReturnType<typeof useSubmission>, 'submit'> {
  readonly catalogue: RequestCatalogue;
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly submitting: boolean;
}

function InquiryFormBody(props: InquiryFormBodyProps) {
  const { catalogue, attempt, outcome, sent, resets, settle, clear, trap, onSubmit, submitting } = props;
  const wasReset = resets > 0;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<InquiryValues>();
  useLastingValues();
  // From old to new: each of the three overrides the one before. A request then fills what is still empty.
  const restored = useRestoredInquiry();
  const { pristine } = useFormState<InquiryValues>({ subscription: { pristine: true } });
  useEarlyInput(element, inquiryDefaults, (early, noted) => withPhoneRead(form.getState().values, early, noted));
  const carriedOver = useHandover();
  const { request, filledIn } = useRequest(catalogue, resets);
  useKeptInquiry();
  const busy = useInFlight(settle) || submitting;
  const unanswered = useUnanswered(busy) && restored && !outcome && !wasReset;
  const hydrated = useHydrated();
  return (
    // The submission shows a toast, whose code could not be loaded over a lost connection.
    <FormFrame look="card" ref={element} onSubmit={onSubmit} onFocus={preloadToasts}>
      <noscript>
        <Alert role="note" severity="info" icon={false}>
          {inquiryTexts.withoutScript} <PhoneAndEmail />
        </Alert>
      </noscript>
      {!hydrated && <IncompleteNotice>{formIncomplete}</IncompleteNotice>}
      <InquiryErrorSummary attempt={attempt} />
      <FormIntro>{inquiryTexts.intro}</FormIntro>
      <FormStatus severity="info">
        {(!wasReset && carriedOver && customization.carriedOver) ||
          filledIn ||
          (!wasReset && restored && !pristine && inquiryTexts.restored)}
      </FormStatus>
      <datalist id={suggestionsId}>
        {[...catalogue.products.map(({ name }) => name), notSureYet].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <RequestItems items={request.items} />
      <FieldGrid>
        {mainFields.map((control) => (
          <div key={control} data-wide={wideFields.has(control) || undefined}>
            {control === 'Phone' ? <PhoneFields /> : <InquiryField name={control} />}
          </div>
        ))}
      </FieldGrid>
      <Details />
      <InquirySummary />
      {/* Beside the button that would send it again. */}
      <FormStatus severity="warning">{unanswered && inquiryTexts.unconfirmed}</FormStatus>
      <FormActions>
        <Honeypot ref={trap} />
        <SubmitButton busy={busy} />
        <ClearButton busy={busy} onClear={() => clear(form)} />
        <OutcomeLine outcome={outcome} />
      </FormActions>
      {sent && <SentRecord sent={sent} />}
    </FormFrame>
  );
}

const wideFields: ReadonlySet<InquiryControl> = new Set(['ProductName', 'Message', 'IsMoreSpecificDetails']);

/** `PhoneFields` includes the country code. */
const mainFields: readonly InquiryControl[] = mainControls.filter((control) => control !== 'CountryCode');

/**
 * Early input was not parsed yet: a pasted phone number may include its country code. Otherwise it has the one that was
 * shown beside it, which may be the default, and not the draft's.
 */
function withPhoneRead(draft: InquiryValues, early: Partial<InquiryValues>, noted: Partial<InquiryValues>) {
  // After a reload some browsers restore the draft's number, but not its country code.
  if (early.Phone === undefined || early.Phone === draft.Phone) return early;
  const shown = early.CountryCode ?? noted.CountryCode;
  const { text, countryCode = shown } = readPhone(early.Phone, { pasted: true });
  return { ...early, Phone: text, ...(countryCode && { CountryCode: countryCode }) };
}

/** Leads to a quantity that was refused, whose item would be sent with the one before. */
function leadToQuantity(event: SyntheticEvent<HTMLFormElement>): boolean {
  const quantity = event.currentTarget.querySelector<HTMLElement>('[role=group] > [aria-invalid=true]');
  if (quantity) event.preventDefault();
  quantity?.focus();
  return quantity !== null;
}

function Details() {
  const { input } = useField<string>('IsMoreSpecificDetails', { subscription: { value: true } });
  return (
    <>
      <ClosedDetails />
      {input.value === 'yes' && <DetailSteps steps={inquirySteps} />}
    </>
  );
}

function ClosedDetails() {
  const { values } = useFormState<InquiryValues>({ subscription: { values: true } });
  return <FormStatus severity="info">{closedDetails(values).length > 0 && inquiryTexts.detailsClosed}</FormStatus>;
}

/** A field that only spam scripts fill in: invisible, not focusable, not announced, and without a name not autofilled. */
function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor="inquiry-more">{inquiryTexts.trap}</label>
      <input id="inquiry-more" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
    </VisuallyHidden>
  );
}

/** The current entries that the form would send; nothing while it is empty. */
function InquirySummary() {
  const { values, pristine } = useFormState<InquiryValues>({ subscription: { values: true, pristine: true } });
  if (pristine) return null;
  return (
    <Foldable open>
      <summary>{inquiryRecord.aboutToSend}</summary>
      <RecordList facts={summaryOf(values)} />
    </Foldable>
  );
}

function onConnectionChange(listener: () => void): () => void {
  const off = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: off.signal });
  return () => off.abort();
}

/** Stays until the next submission; empty after a status that shows nothing (section 8). */
function OutcomeLine({ outcome: reached }: { readonly outcome: Outcome | undefined }) {
  const line = useRef<HTMLDivElement>(null);
  const [earlier] = useState(reached);
  const connected = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const outcome = (connected && reached?.whenConnected) || reached;
  useEffect(() => {
    if (!outcome) return;
    markShown();
    // That of a form that was left moves nobody who comes to the page.
    if (reached === earlier) return;
    // After a success the detail section is closed, so the page is shorter. The whole row, as its button has the focus;
    // where it is higher than the window, the outcome.
    for (const part of [line.current?.parentElement, line.current]) part?.scrollIntoView({ block: 'nearest' });
  }, [outcome, reached, earlier]);
  return (
    <FormStatus ref={line} severity={outcome?.severity}>
      {outcome?.text}
    </FormStatus>
  );
}
