import { type MouseEvent, useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '../../components/Button';
import { FormStatus } from '../../components/form/FormStatus';
import { inquiryTexts } from '../../content/inquiry';
import { fillIn } from '../forms/fillIn';
import type { InquiryValues } from './contract';

interface ClearButtonProps {
  readonly busy: boolean;
  /** Puts the form back to its defaults and forgets the draft. */
  readonly onClear: () => void;
}

/** Empties the form; until something is entered again, the same button brings back what it held. */
export function ClearButton({ busy, onClear }: ClearButtonProps) {
  const form = useForm<InquiryValues>();
  const { pristine } = useFormState<InquiryValues>({ subscription: { pristine: true } });
  const [cleared, setCleared] = useState<InquiryValues>();
  useEffect(() => {
    if (!pristine) setCleared(undefined);
  }, [pristine]);

  const clear = () => {
    const { values } = form.getState();
    onClear();
    if (!pristine) setCleared(values);
  };

  const undoable = pristine ? cleared : undefined;
  const press = ({ detail: clicks }: MouseEvent) => {
    // The second half of a double click is not meant for the button's other half.
    if (clicks > 1) return;
    if (undoable) fillIn(form, undoable);
    else clear();
  };
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={press}>
        {undoable ? inquiryTexts.undoClear : inquiryTexts.clear}
      </Button>
      <FormStatus>{undoable && inquiryTexts.cleared}</FormStatus>
    </>
  );
}
