import type { MutableState } from 'final-form';
import { useField, useForm } from 'react-final-form';

/** Final-form's mutators for a form that validates: the error of a control is cleared when it is edited (section 4). */
export const mutators = {
  clearError<Values>([name]: readonly string[], { formState }: MutableState<Values>): void {
    if (!name || !formState.submitErrors || !(name in formState.submitErrors)) return;
    const { [name]: _cleared, ...rest } = formState.submitErrors;
    formState.submitErrors = rest;
  },
};

const subscription = { value: true, submitError: true } as const;

/** A control's value, and its error from the last submission; there is no live validation. */
export function useControl(name: string) {
  const form = useForm();
  const { input, meta } = useField<string>(name, { subscription });
  return {
    value: input.value,
    error: meta.submitError as string | undefined,
    onChange(value: string) {
      form.batch(() => {
        form.change(name, value);
        form.mutators.clearError?.(name);
      });
    },
  };
}
