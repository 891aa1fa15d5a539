import { createContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder } from '../../domain/inquiry/visibility';
import { useControl } from '../forms/useControl';

/** Where controls stand: the inquiry form, or the Customization Form, which validates nothing (section 5). */
export interface FieldScope {
  /** Starts the ids, so that two forms on one page keep apart. */
  readonly idPrefix: string;
  readonly validated: boolean;
}

export const FieldScopeContext = createContext<FieldScope>({ idPrefix: 'inquiry', validated: true });

/** The id of a control in a form. */
export const controlId = (idPrefix: string, control: InquiryControl) => `${idPrefix}-${control}`;

/** The id of the list with the catalogue's names in a form. */
export const suggestionsId = (idPrefix: string) => `${idPrefix}-products`;

/** A control of the inquiry in the form around it. */
export const useInquiryControl = (control: InquiryControl) => useControl(control);

/**
 * Keeps every control's value while it is not on the screen: react-final-form takes a field that
 * comes back for a new one, and sets it to its initial value. Used once, inside the form.
 */
export function useLastingValues() {
  const form = useForm<InquiryValues>();
  useEffect(() => {
    const unregister = controlsInOrder.map((control) => form.registerField(control, () => {}, {}));
    return () => {
      for (const end of unregister) end();
    };
  }, [form]);
}
