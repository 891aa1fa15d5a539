/**
 * What was entered before hydration, for forms that React renders anew, with empty controls and without the focus, as a
 * browser extension or a translation has changed their HTML.
 */

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is FormControl =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isUnchecked = ({ type, checked }: HTMLInputElement) => type === 'radio' && !checked;

/** The controls of a form that hold a value: no unchosen radio button. */
export const controlsWithValue = (controls: Iterable<Element>): readonly FormControl[] =>
  [...controls].filter(isControl).filter((control) => !isUnchecked(control as HTMLInputElement));

/** Values by the name of their control, and the name of the control with the focus. */
const noted = new Map<string, string>();
let focused = '';
/** Forms that have taken over their early input. What is entered later is their own. */
const claimed = new WeakSet<HTMLFormElement>();

/** Call it before hydration: notes what the page's forms hold, and what is entered until they are hydrated. */
export function noteEarlyInput(): void {
  const isEarly = ({ form }: FormControl) => form !== null && !claimed.has(form);
  const note = (control: FormControl) => {
    if (isEarly(control)) noted.set(control.name, control.value);
  };
  const noteFocus = (control: FormControl) => {
    focused = isEarly(control) ? control.name : '';
  };
  const listen = (type: string, handle: (control: FormControl) => void) =>
    document.addEventListener(type, ({ target }) => isControl(target) && handle(target), true);
  controlsWithValue(document.querySelectorAll('form [name]')).forEach(note);
  if (isControl(document.activeElement)) noteFocus(document.activeElement);
  listen('input', note);
  listen('focusin', noteFocus);
  listen('focusout', (control) => {
    // Chromium fires it for a control that is being removed, too.
    setTimeout(() => {
      if (control.isConnected && focused === control.name) focused = '';
    });
  });
}

/** What was noted for a form that is hydrated now: values by name, and its control that has lost the focus. */
export function claimEarlyInput(form: HTMLFormElement) {
  claimed.add(form);
  const names = [...form.elements].filter(isControl).map(({ name }) => name);
  const values = Object.fromEntries([...noted].filter(([name]) => names.includes(name)));
  for (const name of names) noted.delete(name);
  const control = form.elements.namedItem(focused);
  return { values, focused: isControl(control) && document.activeElement === document.body ? control : undefined };
}
