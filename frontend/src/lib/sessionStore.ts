/** `sessionStorage`, which may be blocked or full, without exceptions. */

/** The stored text; undefined if there is none or storage is blocked. */
export function recall(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is blocked or full, and then deletes the earlier text, which is out of date. */
export function remember(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    forget(name);
    return false;
  }
}

/** Deletes a stored text. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** A stored text that is kept in memory only where it cannot be stored: another document of the tab may change it. */
export function lasting(name: string) {
  let kept: string | undefined;
  return {
    get: () => recall(name) ?? kept,
    /** Returns false for a text that could not be stored. */
    set(text: string | undefined): boolean {
      if (text === undefined) forget(name);
      const isStored = text === undefined || remember(name, text);
      kept = isStored ? undefined : text;
      return isStored;
    },
  };
}
