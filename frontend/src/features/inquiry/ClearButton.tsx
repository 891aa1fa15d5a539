import { type MouseEvent, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../components/Button';
import { inquiryTexts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { StatusRegion } from '../forms/ui/StatusRegion';

interface ClearButtonProps {
  readonly busy: boolean;
  /** Resets the form, the draft and the request; returns a function that restores them, if there was anything. */
  readonly onClear: () => (() => void) | undefined;
}

/** Clears the form; until something is entered again, the same button restores the entries. */
export function ClearButton({ busy, onClear }: ClearButtonProps) {
  const { pristine } = useFormState<InquiryValues>({ subscription: { pristine: true } });
  const [undo, setUndo] = useState<() => void>();
  useEffect(() => {
    if (!pristine) setUndo(undefined);
  }, [pristine]);

  const undoable = pristine ? undo : undefined;
  const press = ({ detail: clicks }: MouseEvent) => {
    // The second click of a double click must not undo the first.
    if (clicks > 1) return;
    if (undoable) {
      // What it restores may be a request alone.
      setUndo(undefined);
      return undoable();
    }
    const restore = onClear();
    if (restore) setUndo(() => restore);
  };
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={press}>
        <span>{undoable ? inquiryTexts.undoClear : inquiryTexts.clear}</span>
      </Button>
      <StatusRegion>{undoable && inquiryTexts.cleared}</StatusRegion>
    </>
  );
}
