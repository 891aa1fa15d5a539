import type { FormApi } from 'final-form';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';

export function fillIn<Values extends object>(form: FormApi<Values>, values: Partial<Values>): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(values))
      form.change(name as keyof Values, value as Values[keyof Values]);
  });
}

/**
 * Takes over what was typed, autofilled or restored by the browser before hydration: React keeps it in the controls, but
 * the form's state does not have it. Controls with their default value are ignored, so that they do not override a draft.
 * `adapt` may change the values.
 */
export function useEarlyInput<Values extends Readonly<Record<string, string>>>(
  element: RefObject<HTMLFormElement | null>,
  defaults: Values,
  adapt: (values: Partial<Values>) => Partial<Values> = (values) => values,
): void {
  const form = useForm<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as later input is the form's own
  useEffect(() => {
    const early = [...(element.current?.elements ?? [])]
      .filter(isFilledIn)
      .filter(({ name, value }) => Object.hasOwn(defaults, name) && value !== defaults[name]);
    fillIn(form, adapt(Object.fromEntries(early.map(({ name, value }) => [name, value])) as Partial<Values>));
  }, []);
}

function isFilledIn(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl && (element.type !== 'radio' || (element as HTMLInputElement).checked);
}
