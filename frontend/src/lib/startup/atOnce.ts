/**
 * What a visitor touches and need not wait for the app with: these answer from what stands in the page. The loader calls
 * them until the components do, which then go on from there.
 */

/** Whether the browser is asked for something of its own: another tab or window, a download. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | React.MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Opens the lightbox that a picture's link controls, with the picture as it stands there; the component shows them all.
 * Says whether it is open: false where the page has none.
 */
export function openLightbox(link: HTMLElement): boolean {
  const dialog = document.getElementById(link.getAttribute('aria-controls') ?? '') as HTMLDialogElement | null;
  if (!dialog || dialog.open) return dialog !== null;
  dialog.dataset.opener = link.id;
  // The picture and its caption.
  const copies = [link.firstElementChild, link.nextElementSibling].flatMap((part) => part?.cloneNode(true) ?? []);
  dialog.querySelector('[data-preview]')?.replaceChildren(...copies);
  dialog.showModal();
  return true;
}

/** Scrolls a carousel's row of slides by one, on or back, and from either end to the other. */
export function moveRow(row: Element, by: 1 | -1): void {
  const count = row.firstElementChild?.childElementCount ?? 1;
  const slide = row.scrollWidth / count;
  const at = Math.round(row.scrollLeft / slide);
  row.scrollTo({ left: ((at + by + count) % count) * slide, behavior: 'instant' });
}

/** Answers a click on one of these; false for all that needs the app. */
export function answerAtOnce(target: HTMLElement): boolean {
  // The attribute: Firefox before 119 has no property for it.
  if (target.getAttribute('aria-haspopup') === 'dialog' && target.hasAttribute('aria-controls'))
    return openLightbox(target);
  const row = target.closest('[aria-roledescription="carousel"]')?.querySelector('.swiper');
  const by = Number(target.dataset.moves);
  if (!row || !by) return false;
  moveRow(row, by > 0 ? 1 : -1);
  return true;
}
