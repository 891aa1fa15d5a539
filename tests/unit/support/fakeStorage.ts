import { beforeEach, vi } from 'vitest';

/** The storage of the test that runs, of its tab and of all tabs; see `emptySession`. */
export let session: ReturnType<typeof fakeStorage>;
export let shared: ReturnType<typeof fakeStorage>;

/** Gives each test storage of its own, empty at first: `session` and `shared`. */
export function emptySession(): void {
  beforeEach(() => {
    shared = fakeStorage();
    vi.stubGlobal('localStorage', shared);
    newTab();
  });
}

/** From now on the test runs in another tab of the same browser. Returns what switches between it and the one before. */
export function newTab(): () => void {
  let other = session;
  const turn = (to: typeof session) => {
    [other, session] = [session, to];
    vi.stubGlobal('sessionStorage', session);
  };
  turn(fakeStorage());
  return () => turn(other);
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

/** A storage without space for more. */
export const fullStorage = (storage = session) => ({
  ...storage,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

/** The storage of a browser that refuses it. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
