/** Toasts (section 9). Their code loads with the first toast, or ahead of it. */
import type { ToastKind } from './toastArea';
import { adoptToastSheet } from './ui/toastSheet';

/** Rejects also where the style sheet is missing: Safari before 16.4 has no constructable ones. */
const load = async () => {
  adoptToastSheet();
  return import('./toastArea');
};

/** Loads the toasts' code in advance: offline, the toast about the lost connection could not load it. */
export function preloadToasts(): void {
  load().catch(() => {
    // The first toast retries.
  });
}

/** Shows a toast at the top right: 2 s for a success, 4 s for an error. Never throws. */
export function showToast(message: string, kind: ToastKind): void {
  load()
    .then(({ enqueueToast }) => enqueueToast(message, kind))
    .catch((error: unknown) => console.error('The toast could not be shown', error));
}
