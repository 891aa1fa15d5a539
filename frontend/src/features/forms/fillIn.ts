import type { FormApi } from 'final-form';

/** Sets several of a form's values as one change. */
export function fillIn<Values extends object>(form: FormApi<Values>, values: Partial<Values>): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(values))
      form.change(name as keyof Values, value as Values[keyof Values]);
  });
}
