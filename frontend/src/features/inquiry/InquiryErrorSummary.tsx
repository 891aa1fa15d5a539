import { useContext, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { inquiryControls, inquiryTexts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder, hiddenByNo, isShown } from '../../domain/inquiry/visibility';
import { ErrorSummary } from '../forms/ui/ErrorSummary';
import { controlId, FieldScopeContext } from './fieldScope';

const titlePrefix = 'Error: ';

/** Prefixes the document's title with "Error:" while `hasErrors`, for screen readers and the tab's label. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = titlePrefix + document.title;
    return () => {
      // After a navigation the title is already that of another page.
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [hasErrors]);
}

/** The errors of the visible fields. */
export function InquiryErrorSummary({ attempt }: { readonly attempt: number }) {
  const { idPrefix } = useContext(FieldScopeContext);
  const { values, submitErrors } = useFormState<InquiryValues>({ subscription: { values: true, submitErrors: true } });
  const invalid = controlsInOrder.filter((control) => submitErrors?.[control] && isShown(control, values));
  useErrorTitle(invalid.length > 0);
  return (
    <ErrorSummary
      title={inquiryTexts.errorSummary}
      fields={invalid.map((name) => ({ name, id: controlId(idPrefix, name), label: inquiryControls[name].label }))}
      advice={
        invalid.some((control) => hiddenByNo[control] === 'IsOwnPackaging')
          ? { id: `${controlId(idPrefix, 'IsOwnPackaging')}-no`, label: inquiryTexts.noPackaging }
          : undefined
      }
      attempt={attempt}
    />
  );
}
