/**
 * Drafts of forms, in the tab's session storage: gone with the tab, and in no other storage, for they hold
 * names and addresses. What is read there is the visitor's and may be anything.
 */
import { forget, recall, remember } from '../../lib/sessionStore';

type FormValues = Readonly<Record<string, string>>;

export interface Draft<Values> {
  /** Goes up when a control's values come to mean something else; a draft of another version is not read. */
  readonly version: number;
  /** Where in the tab's history the form stood, for a form to which that matters. */
  readonly place?: string;
  readonly values: Values;
}

/** Keeps a draft under a name, in place of any earlier one. A form at its defaults leaves none. */
export function storeDraft<Values extends FormValues>(name: string, draft: Draft<Values>, defaults: Values): void {
  if (entered(draft.values, defaults)) remember(name, JSON.stringify(draft));
  else forget(name);
}

/** The draft under a name, its values not looked at; undefined where there is none of this version. */
export function storedDraft(name: string, version: number): Partial<Draft<unknown>> | undefined {
  try {
    const draft = JSON.parse(recall(name) ?? 'null');
    return draft?.version === version ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Of stored values, the texts that the controls of a form could hold themselves; undefined for no object. */
export function readTexts<Values extends FormValues>(
  stored: unknown,
  defaults: Values,
  canHold: (name: keyof Values, text: string) => boolean = () => true,
): Partial<Values> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entries = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && typeof value === 'string' && canHold(name, value),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

/** What differs from a fresh form; undefined where nothing does. */
export function entered<Values extends FormValues>(
  values: Partial<Values> | undefined,
  defaults: Values,
): Partial<Values> | undefined {
  const entries = Object.entries(values ?? {}).filter(([name, value]) => value !== defaults[name]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Values>);
}
