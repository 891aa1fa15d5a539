import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { fillIn } from './fillIn';

/**
 * Fills in a form's draft, which `read` gives; true once that has happened. After hydration, since a
 * prerendered page knows no draft, and before whatever fills in something newer.
 */
export function useRestoredDraft<Values extends object>(read: () => Partial<Values> | undefined): boolean {
  const form = useForm<Values>();
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const values = read();
    if (!values) return;
    fillIn(form, values);
    setRestored(true);
  }, [form, read]);
  return restored;
}

/** Has the draft kept at every change, so that not a letter is lost. After the hooks that fill the form in. */
export function useKeptDraft<Values extends object>(keep: (values: Values) => void): void {
  const form = useForm<Values>();
  useEffect(() => form.subscribe(({ values }) => keep(values), { values: true }), [form, keep]);
}
