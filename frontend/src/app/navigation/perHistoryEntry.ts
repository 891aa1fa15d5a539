import { fromJson, storedValue } from '../../lib/storage';

/** As many history entries as a tab has. */
const MAX_ENTRIES = 50;

/** What is remembered of each history entry, by its key, as JSON in `sessionStorage`. */
export function perHistoryEntry<Value>(name: string) {
  const stored = storedValue(name);
  const read = () => (fromJson(stored.get()) ?? {}) as Record<string, Value>;
  return {
    get: (key: string): Value | undefined => read()[key],
    set(key: string, value: Value): void {
      const { [key]: _, ...others } = read();
      const latest = [...Object.entries(others), [key, value] as const].slice(-MAX_ENTRIES);
      stored.set(JSON.stringify(Object.fromEntries(latest)));
    },
  };
}
