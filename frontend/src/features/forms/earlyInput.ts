/**
 * What was typed, filled in by the browser or restored after a reload while a form was prerendered HTML
 * only: React leaves it in the controls, but the form's state does not know it yet. A control that is
 * still at its default is left out: it has nothing to say against a draft.
 */
export function earlyInput<Values extends Readonly<Record<string, string>>>(
  element: HTMLFormElement | null,
  defaults: Values,
): Partial<Values> {
  const early = [...(element?.elements ?? [])]
    .filter(isFilledIn)
    .filter(({ name, value }) => Object.hasOwn(defaults, name) && value !== defaults[name]);
  return Object.fromEntries(early.map(({ name, value }) => [name, value])) as Partial<Values>;
}

function isFilledIn(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl && (element.type !== 'radio' || (element as HTMLInputElement).checked);
}
