/**
 * What the tab remembers, in its session storage: gone with the tab. A browser may refuse it, or have no room left in it;
 * whoever asks here then finds nothing, and goes on.
 */

/** The text kept under a name; undefined where there is none or storage is refused. */
export function recall(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name, in place of any earlier one. False where storage is refused or full. */
export function remember(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes away what is kept under a name, if anything is. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
