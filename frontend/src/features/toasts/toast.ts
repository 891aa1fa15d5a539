/** Toasts (section 9), loaded when the first one is due or likely. */

import type { ToastKind } from './toastArea';
import { adoptToastSheet } from './ui/toastSheet';

const load = () => {
  adoptToastSheet();
  return import('./toastArea');
};

/** Fetches the toasts' code ahead of need: the toast about a lost connection cannot be fetched over it. */
export function preloadToasts(): void {
  load().catch(() => {
    // Tried again with the first toast.
  });
}

/** Shows a toast at the top right: 2 s for a success, 4 s for an error. Never throws. */
export function showToast(message: string, kind: ToastKind): void {
  load()
    .then(({ enqueueToast }) => enqueueToast(message, kind))
    .catch((error: unknown) => console.error('The toast could not be shown', error));
}
