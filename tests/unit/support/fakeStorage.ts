import { beforeEach, vi } from 'vitest';

/** The session storage of the test that runs; see `emptySession`. */
export let session: ReturnType<typeof fakeStorage>;

/** Gives each test a session storage of its own, empty at first: `session`. */
export function emptySession(): void {
  beforeEach(() => {
    session = fakeStorage();
    vi.stubGlobal('sessionStorage', session);
  });
}

/** As much of the browser's storage as the site uses; `items` is what it holds. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The storage of the test that runs, without space for more. */
export const fullStorage = () => ({
  ...session,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

/** The storage of a browser that refuses it. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
