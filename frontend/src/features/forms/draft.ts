/** Drafts of forms, in the tab's session storage, as they hold names and addresses. Stored values are untrusted. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { fromJson, storedValue } from '../../lib/storage';
import { fillIn } from './fillIn';

type FormValues = Readonly<Record<string, string>>;

/** Incremented when the meaning of a control's values changes; drafts of other versions are ignored. */
const version = 1;

/** The draft of a form with these defaults; `canHold` says whether a control accepts a stored text. */
export function createDraft<Values extends FormValues>(
  key: string,
  defaults: Values,
  canHold: (name: keyof Values, text: string) => boolean = () => true,
) {
  const text = storedValue(key);
  /** The valid texts among stored values; undefined if `stored` is not an object. */
  const readValues = (stored: unknown): Partial<Values> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const entries = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(defaults, name) && typeof value === 'string' && canHold(name, value),
    );
    return Object.fromEntries(entries) as Partial<Values>;
  };
  const stored = () => {
    const draft = fromJson(text.get()) as { version?: number; place?: string; values?: unknown } | null | undefined;
    return draft?.version === version ? { place: draft.place, values: readValues(draft.values) } : undefined;
  };
  return {
    readValues,
    /** The draft with all its values, and the form's history entry if that matters to it; undefined without this version. */
    stored,
    /** The values that differ from the defaults; undefined if there are none. */
    read: () => withoutDefaults(stored()?.values, defaults),
    /** Replaces the draft; a form with its default values leaves none. */
    keep(values: Values, place?: string): void {
      text.set(withoutDefaults(values, defaults) && JSON.stringify({ version, place, values }));
    },
    clear: () => text.set(undefined),
  };
}

/** The values that differ from the defaults; undefined if there are none. */
export function withoutDefaults<Values extends FormValues>(
  values: Partial<Values> | undefined,
  defaults: Values,
): Partial<Values> | undefined {
  const entries = Object.entries(values ?? {}).filter(([name, value]) => value !== defaults[name]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Values>);
}

/** Fills in what `read` returns, after hydration; true once it has. Hooks that fill in newer values come after it. */
export function useRestoredDraft<Values extends object>(read: () => Partial<Values> | undefined): boolean {
  const form = useForm<Values>();
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const values = read();
    if (!values) return;
    fillIn(form, values);
    setRestored(true);
  }, []);
  return restored;
}

/** Stores the draft on every change. Comes after the hooks that fill in the form. */
export function useKeptDraft<Values extends object>(keep: (values: Values) => void): void {
  const form = useForm<Values>();
  useEffect(() => form.subscribe(({ values }) => keep(values), { values: true }), [form, keep]);
}
