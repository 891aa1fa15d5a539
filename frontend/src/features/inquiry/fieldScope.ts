import { createContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder } from '../../domain/inquiry/visibility';

/** The form around a control, by default the inquiry form; the Customization Form does not validate (section 5). */
export const FieldScopeContext = createContext({ idPrefix: 'inquiry', validated: true });

export const controlId = (idPrefix: string, control: InquiryControl) => `${idPrefix}-${control}`;

/** The id of the `<datalist>` with the catalog's names. */
export const suggestionsId = 'inquiry-products';

/** Keeps the values of hidden controls, which react-final-form would reset when they are rendered again. Once in a form. */
export function useLastingValues() {
  const form = useForm<InquiryValues>();
  useEffect(() => {
    const unregister = controlsInOrder.map((control) => form.registerField(control, () => {}, {}));
    return () => {
      for (const end of unregister) end();
    };
  }, [form]);
}
