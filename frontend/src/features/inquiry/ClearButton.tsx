import { type MouseEvent, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../components/Button';
import { inquiryTexts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { FormStatus } from '../forms/ui/FormStatus';

interface ClearButtonProps {
  readonly busy: boolean;
  /** Puts the form back to its defaults, and forgets the draft and the request; what it gives brings them back. */
  readonly onClear: () => () => void;
}

/** Empties the form; until something is entered again, the same button brings back what it held. */
export function ClearButton({ busy, onClear }: ClearButtonProps) {
  const { pristine } = useFormState<InquiryValues>({ subscription: { pristine: true } });
  const [undo, setUndo] = useState<() => void>();
  useEffect(() => {
    if (!pristine) setUndo(undefined);
  }, [pristine]);

  const clear = () => {
    const bringBack = onClear();
    if (!pristine) setUndo(() => bringBack);
  };

  const undoable = pristine ? undo : undefined;
  const press = ({ detail: clicks }: MouseEvent) => {
    // The second half of a double click is not meant for the button's other half.
    if (clicks > 1) return;
    if (undoable) undoable();
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
