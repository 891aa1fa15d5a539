import type { Mutator } from 'final-form';
import { createContext, useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import type { InquiryControl, InquiryValues } from '../../content/inquiry';
import { controlsInOrder } from './visibility';

/** Where controls stand: the inquiry form, or the Customization Form, which validates nothing (section 5). */
export interface FieldScope {
  /** Starts the ids, so that two forms on one page keep apart. */
  readonly idPrefix: string;
  readonly validated: boolean;
}

export const FieldScopeContext = createContext<FieldScope>({ idPrefix: 'inquiry', validated: true });

/** The id of a control in a form. */
export const controlId = (idPrefix: string, control: InquiryControl) => `${idPrefix}-${control}`;

/** Takes a control's error away: an error clears when its field is edited (section 4). */
export const clearError: Mutator<InquiryValues> = ([control]: InquiryControl[], state) => {
  const { submitErrors } = state.formState;
  if (!control || !submitErrors || !(control in submitErrors)) return;
  const { [control]: _cleared, ...rest } = submitErrors as Partial<Record<InquiryControl, string>>;
  state.formState.submitErrors = rest;
};

const subscription = { value: true, submitError: true } as const;

/**
 * A control's value and what the last submission found wrong with it. Errors are those of the last
 * submission, not of live validation: packaging dimensions that open after it are not wrong yet.
 */
export function useInquiryControl(control: InquiryControl) {
  const form = useForm<InquiryValues>();
  const { input, meta } = useField<string>(control, { subscription });
  return {
    value: input.value,
    error: meta.submitError as string | undefined,
    change(value: string) {
      form.batch(() => {
        form.change(control, value);
        form.mutators.clearError?.(control);
      });
    },
  };
}

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
