import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { claimEarlyInput, controlsWithValue, type FormControl } from '../../lib/startup/earlyInput';

/** Fills in values; the error of a field that is filled in is cleared, as when the visitor edits it. */
export function fillIn<Values extends object>(form: FormApi<Values>, values: Partial<Values>): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(values)) {
      form.change(name as keyof Values, value as Values[keyof Values]);
      form.mutators.clearError?.(name);
    }
  });
}

/**
 * Takes over into the form's state what was typed, autofilled or restored before hydration, from the controls or
 * lib/startup/earlyInput.ts. Default values are ignored, so that they do not override a draft. `adapt` may change the
 * values; `noted` has the default ones too.
 */
export function useEarlyInput<Values extends Readonly<Record<string, string>>>(
  element: RefObject<HTMLFormElement | null>,
  defaults: Values,
  adapt: (values: Partial<Values>, noted: Partial<Values>) => Partial<Values> = (values) => values,
): void {
  const form = useForm<Values>();
  const [focused, setFocused] = useState<FormControl>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as later input is the form's own
  useEffect(() => {
    if (!element.current) return;
    const noted = claimEarlyInput(element.current);
    const held = controlsWithValue(element.current.elements).map(({ name, value }) => [name, value] as const);
    const early = [...Object.entries(noted.values), ...held].filter(
      ([name, value]) => Object.hasOwn(defaults, name) && value !== defaults[name],
    );
    fillIn(form, adapt(Object.fromEntries(early) as Partial<Values>, noted.values as Partial<Values>));
    setFocused(noted.focused);
  }, []);
  // After the values are rendered: what is typed before would replace them.
  useEffect(() => focused?.focus({ preventScroll: true }), [focused]);
}
