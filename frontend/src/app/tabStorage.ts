/** What the tab remembers: session storage, where the visitor's browser allows it. */

/** The text kept under a name; undefined where there is none or storage is refused. */
export function recall(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name. False where storage is refused or full. */
export function remember(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
