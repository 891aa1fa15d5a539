import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { describedBy, Field } from '../../components/form/Field';
import { IncompleteNotice } from '../../components/IncompleteNotices';
import { pathTo } from '../../components/SiteLink';
import { customization } from '../../content/customization';
import { formIncomplete } from '../../content/form-incomplete';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { customizationDefaults } from '../../domain/inquiry/defaults';
import { openDialog, releasePage } from '../../lib/startup/atOnce';
import { useHydrated } from '../../lib/useHydrated';
import { sections } from '../../routes/manifest';
import { useKeptDraft, useRestoredDraft } from '../forms/draft';
import { FormFrame } from '../forms/ui/FormParts';
import { DetailFields, useEarlyDetails } from '../inquiry/DetailFields';
import { leaveHandover, takeHandover } from '../inquiry/handover';
import { customizationParts, draft, toHandover } from './customizationValues';
import { formId } from './formId';
import { FormDialog } from './ui/FormDialog';

const titleId = `${formId}-title`;
const introId = `${formId}-intro`;
const closingId = `${formId}-closing`;
const { label, hint } = customization.file;
const fileField = { id: `${formId}-file`, label, hint };

/** On the form, as focus in a field opens a phone's keyboard. React's `autoFocus` works only if prerendered. */
const firstFocus = { autofocus: '', tabIndex: -1 };

/** Opens the dialog again if React replaced it while it was open, as after a translation had changed its HTML. */
function reopen(): void {
  const isHeld = document.documentElement.style.overflow === 'hidden' && !document.querySelector('dialog[open]');
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${formId}"]`);
  if (isHeld && opener) openDialog(opener);
}

/**
 * The Customization Form of the Products page (section 3), prerendered, so that it opens and is filled in before hydration.
 * Only its buttons close it. Entries survive that and a reload; Submit carries them over to the inquiry form.
 */
export default function CustomizationForm() {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  /** What was left before this form's first submission, until the inquiry form takes it. */
  const before = useRef<Partial<InquiryValues>>(undefined);
  const hydrated = useHydrated();
  useEffect(() => {
    reopen();
    return releasePage;
  }, []);
  const submit = (values: InquiryValues) => {
    // Not over what this form has left, as default values are not handed over.
    const left = takeHandover();
    before.current = left ? (before.current ?? left) : {};
    leaveHandover({ ...before.current, ...toHandover(values, file.current?.files?.[0]?.name) });
    draft.clear();
    dialog.current?.close();
    navigate(pathTo('contact', sections.inquiryForm));
  };
  return (
    <FormDialog
      ref={dialog}
      id={formId}
      aria-labelledby={titleId}
      aria-describedby={introId}
      closedby="none"
      onKeyDown={keepTabInside}
    >
      <form method="dialog" id={closingId} />
      <Form<InquiryValues> initialValues={customizationDefaults} onSubmit={submit} subscription={{}}>
        {({ handleSubmit }) => (
          <FormFrame {...firstFocus} look="dialog" ref={form} onSubmit={handleSubmit}>
            <DialogTitle id={titleId}>{customization.title}</DialogTitle>
            <DialogContent>
              {!hydrated && <IncompleteNotice>{formIncomplete}</IncompleteNotice>}
              <DialogContentText id={introId}>{customization.intro}</DialogContentText>
              <Parts form={form} />
              {/* Without a name, because no form sends files. */}
              <Field {...fileField}>
                <InputBase inputRef={file} id={fileField.id} type="file" aria-describedby={describedBy(fileField)} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button type="submit" form={closingId} variant="secondary">
                {customization.close}
              </Button>
              <Button type="submit">{customization.submit}</Button>
            </DialogActions>
          </FormFrame>
        )}
      </Form>
    </FormDialog>
  );
}

/** From the last control Tab goes to the first, and back; the browser by itself would leave the page. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, button');
  const ends = [controls[0], controls[controls.length - 1]];
  const [from, to] = event.shiftKey ? ends : ends.reverse();
  // The form itself has the focus at first.
  const isAtStart = event.shiftKey && document.activeElement instanceof HTMLFormElement;
  if (document.activeElement !== from && !isAtStart) return;
  event.preventDefault();
  to?.focus();
}

function Parts({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  useRestoredDraft(draft.read);
  useEarlyDetails(form, formId, customizationDefaults);
  useKeptDraft(draft.keep);
  return <DetailFields idPrefix={formId} steps={customizationParts} />;
}
