import { perHistoryEntry } from './perHistoryEntry';

/** Which `details` of the page are open, in its order. */
const opened = perHistoryEntry<boolean[]>('open-details');
const detailsOfPage = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Remembers what is open at a history entry, and what the visitor opens and closes. Returns a function that ends this. */
export function rememberDetails(key: string): () => void {
  const remember = () => {
    const states = detailsOfPage().map(({ open }) => open);
    opened.set(key, states);
  };
  // Opened before hydration, or at the entry before on the same page.
  if (!opened.get(key)) remember();
  // The event does not bubble.
  document.addEventListener('toggle', remember, true);
  return () => document.removeEventListener('toggle', remember, true);
}

/** Closes the others of a name when one is opened, where the browser does not (Safari before 17.2, Firefox before 130). */
export function closeOthersByName(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const closeOthers = ({ target }: Event) => {
    const details = target as HTMLDetailsElement;
    if (!details.open) return;
    const others = `details[open][name="${details.getAttribute('name')}"]`;
    for (const other of document.querySelectorAll<HTMLDetailsElement>(others)) other.open = other === target;
  };
  document.addEventListener('toggle', closeOthers, true);
}

/** Opens what was open at an entry. Not where other `details` are on the page now, or not all of them. */
export function restoreDetails(key: string): void {
  const states = opened.get(key);
  const details = detailsOfPage();
  if (states?.length !== details.length) return;
  details.forEach((element, index) => {
    element.open = states[index] === true;
  });
}
