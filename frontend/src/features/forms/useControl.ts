import type { MutableState } from 'final-form';
import { useField, useForm } from 'react-final-form';

/** A final-form mutator that clears a control's error when it is edited (section 4). */
export function clearError<Values>([name]: readonly string[], { formState }: MutableState<Values>): void {
  if (!name || !formState.submitErrors || !(name in formState.submitErrors)) return;
  const { [name]: _cleared, ...rest } = formState.submitErrors;
  formState.submitErrors = rest;
}

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
