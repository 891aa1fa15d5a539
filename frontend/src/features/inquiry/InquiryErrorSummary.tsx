import { useContext } from 'react';
import { useFormState } from 'react-final-form';
import { inquiryControls, inquiryTexts } from '../../content/inquiry';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder, hiddenByNo, isShown } from '../../domain/inquiry/visibility';
import { ErrorSummary } from '../forms/ui/ErrorSummary';
import { controlId, FieldScopeContext } from './fields';
import { useErrorTitle } from './useErrorTitle';

/** The fields that the last submission found wrong and that were not edited since. */
export function InquiryErrorSummary({ attempt }: { readonly attempt: number }) {
  const { idPrefix } = useContext(FieldScopeContext);
  const { values, submitErrors } = useFormState<InquiryValues>({ subscription: { values: true, submitErrors: true } });
  const wrong = controlsInOrder.filter((control) => submitErrors?.[control] && isShown(control, values));
  useErrorTitle(wrong.length > 0);
  return (
    <ErrorSummary
      title={inquiryTexts.errorSummary}
      fields={wrong.map((control) => ({ id: controlId(idPrefix, control), label: inquiryControls[control].label }))}
      advice={
        wrong.some((control) => hiddenByNo[control] === 'IsOwnPackaging')
          ? { id: `${controlId(idPrefix, 'IsOwnPackaging')}-no`, label: inquiryTexts.noPackaging }
          : undefined
      }
      attempt={attempt}
    />
  );
}
