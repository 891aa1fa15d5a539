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

/** Whether texts are stored, and so last longer than the document. */
export function canStore(): boolean {
  const isStored = remember('probe', '');
  forget('probe');
  return isStored;
}

/** The value of a stored text; undefined without one, and where it is not valid JSON. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A stored text that is kept in memory only where it cannot be stored: another document of the tab may change it. */
export function sessionValue(name: string) {
  let kept: string | undefined;
  return {
    get: () => recall(name) ?? kept,
    set(text: string | undefined): void {
      kept = text;
      if (text === undefined) forget(name);
      else if (remember(name, text)) kept = undefined;
    },
  };
}
