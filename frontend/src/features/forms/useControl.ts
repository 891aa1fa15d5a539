import type { MutableState } from 'final-form';
import { useField, useForm } from 'react-final-form';

/** Takes a control's error away: an error clears when its field is edited (section 4). */
export function clearError<Values>([name]: readonly string[], { formState }: MutableState<Values>): void {
  if (!name || !formState.submitErrors || !(name in formState.submitErrors)) return;
  const { [name]: _cleared, ...rest } = formState.submitErrors;
  formState.submitErrors = rest;
}

const subscription = { value: true, submitError: true } as const;

/**
 * A control's value and what the last submission found wrong with it. Errors are those of the last
 * submission, not of live validation: a control that opens after it is not wrong yet. The form has
 * `clearError` among its mutators, unless it validates nothing.
 */
export function useControl(name: string) {
  const form = useForm();
  const { input, meta } = useField<string>(name, { subscription });
  return {
    value: input.value,
    error: meta.submitError as string | undefined,
    change(value: string) {
      form.batch(() => {
        form.change(name, value);
        form.mutators.clearError?.(name);
      });
    },
  };
}
