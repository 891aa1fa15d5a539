/**
 * What works on the prerendered HTML alone: opening a dialog, moving a carousel, storing an item of the request. The app uses
 * the first two as well.
 */

/** The key of the request in local storage, which the tabs share. */
export const BASKET = 'request-basket';

/** Whether a modifier key is pressed. If so, leave the event to the browser: another tab, a download, or Back. */
export const hasModifier = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent | React.MouseEvent | React.KeyboardEvent) => ctrlKey || metaKey || shiftKey || altKey;

/**
 * Keeps a `closedby="none"` dialog open on Escape, also in browsers without that attribute (WebKitGTK 2.50), and on
 * submit, as the app sends the form. A button with a `form` attribute closes it.
 */
function keepOpen(event: Event): void {
  if (!(event as SubmitEvent).submitter?.hasAttribute('form')) event.preventDefault();
}

/**
 * Keeps the page behind a dialog from scrolling and moving. By inline styles: a rule for `html:has(dialog[open])` would
 * make the browser check every element that a navigation removes.
 */
function holdPage(): void {
  const { clientWidth, style } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

/** Undoes `holdPage`. Called when the dialog closes; also call it when an open dialog is removed. */
export function releasePage(): void {
  const { style } = document.documentElement;
  style.paddingRight = style.overflow = '';
}

/** Opens the dialog that an element controls, a lightbox with a copy of its picture. Returns false if there is none. */
export function openDialog(opener: HTMLElement): boolean {
  const dialog = document.getElementById(opener.getAttribute('aria-controls') ?? '') as HTMLDialogElement | null;
  if (!dialog || dialog.open) return dialog !== null;
  dialog.dataset.opener = opener.id;
  // The picture and its caption.
  const copies = [opener.firstElementChild, opener.nextElementSibling].flatMap((part) => part?.cloneNode(true) ?? []);
  dialog.querySelector('[data-preview]')?.replaceChildren(...copies);
  if (dialog.getAttribute('closedby') === 'none') dialog.oncancel = dialog.onsubmit = keepOpen;
  dialog.onclose = releasePage;
  holdPage();
  // WebKit does not focus a clicked button; closing returns the focus to where it was.
  opener.focus();
  dialog.showModal();
  return true;
}

/** Scrolls a carousel's row by one slide, and from either end to the other. */
export function moveRow(row: Element, by: 1 | -1, behavior: ScrollBehavior = 'instant'): void {
  const slide = row.scrollWidth / (row.firstElementChild?.childElementCount ?? 1);
  // Of several slides side by side the last one is never the leftmost.
  const positions = Math.round((row.scrollWidth - row.clientWidth) / slide) + 1;
  const at = Math.round(row.scrollLeft / slide);
  row.scrollTo({ left: ((at + by + positions) % positions) * slide, behavior });
}

/**
 * Prepends the item of an "Add to request" button to the stored JSON, as the visitor may leave the page before the app
 * handles the click. Of two equal items, lib/requestBasket.ts keeps the last one, which was stored already.
 */
export function storeItem({ dataset: { item } }: HTMLElement): void {
  if (!item) return;
  try {
    const stored = localStorage.getItem(BASKET);
    localStorage.setItem(BASKET, `[${item}${stored?.replace('[', ',') ?? ']'}`);
  } catch {
    // Storage is blocked.
  }
}

/** Handles a click on one of these elements; returns false for all others. */
export function handleAtOnce(target: HTMLElement): boolean {
  // The attribute: Firefox before 119 has no property for it.
  if (target.getAttribute('aria-haspopup') === 'dialog' && target.hasAttribute('aria-controls'))
    return openDialog(target);
  const row = target.closest('[aria-roledescription="carousel"]')?.querySelector('.swiper');
  const by = Number(target.dataset.moves);
  if (!row || !by) return false;
  moveRow(row, by > 0 ? 1 : -1);
  return true;
}
