import { type NeedField, needFields } from '../../domain/need';

/** The entries of a form whose controls are named like the finder's fields. */
export function enteredIn(form: HTMLFormElement): Record<NeedField, string> {
  const entered = new FormData(form);
  return Object.fromEntries(needFields.map((field) => [field, `${entered.get(field) ?? ''}`])) as Record<
    NeedField,
    string
  >;
}
