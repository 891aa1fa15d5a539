/** The id of the mobile side menu. */
export const SIDE_MENU_ID = 'side-menu';

/** The name that the desktop menus share, one of which can be open. */
export const DESKTOP_MENU = 'main-menu';

/** Closes the header's menus, as a link does, even one to the current page, and Back. */
export function closeMenus(): void {
  document.querySelector(`details[name=${DESKTOP_MENU}][open]`)?.removeAttribute('open');
  // Browsers older than popovers (Firefox before 125, Safari before 17) lack it.
  document.getElementById(SIDE_MENU_ID)?.hidePopover?.();
}
