/** The browser's storage, which may be blocked or full, without exceptions. */

/** `sessionStorage` is its tab's; `localStorage` is shared by the tabs of the site, and outlasts them. */
type Area = 'sessionStorage' | 'localStorage';

/** The stored text; undefined if there is none or storage is blocked. */
export function recall(name: string, area: Area = 'sessionStorage'): string | undefined {
  try {
    return globalThis[area].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if storage is blocked or full, and then deletes the earlier text, which is out of date. */
export function remember(name: string, text: string, area: Area = 'sessionStorage'): boolean {
  try {
    globalThis[area].setItem(name, text);
    return true;
  } catch {
    forget(name, area);
    return false;
  }
}

/** Deletes a stored text. */
export function forget(name: string, area: Area = 'sessionStorage'): void {
  try {
    globalThis[area].removeItem(name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Whether the tab's texts are stored, and so last longer than the document. */
export function canStore(): boolean {
  const isStored = remember('probe', '');
  forget('probe');
  return isStored;
}

/** The value of a stored text; undefined without one, and where it is not valid JSON. */
export function fromJson(text: string | undefined): unknown {
  // Nothing is stored at most starts. With an inspector attached, also Lighthouse's, V8 parses a script anew to describe
  // what is thrown.
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A stored text that is kept in memory only where it cannot be stored: another document may change it. */
export function storedValue(name: string, area: Area = 'sessionStorage') {
  let kept: string | undefined;
  return {
    get: () => recall(name, area) ?? kept,
    set(text: string | undefined): void {
      kept = text;
      if (text === undefined) forget(name, area);
      else if (remember(name, text, area)) kept = undefined;
    },
  };
}
