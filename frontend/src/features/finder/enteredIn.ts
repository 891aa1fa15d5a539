import type { NeedField } from '../../domain/need';

/** The entries of a form whose controls are named like the finder's fields. */
export const enteredIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Partial<Record<NeedField, string>>;
