import { lasting } from '../../lib/sessionStore';

/** What is remembered of each history entry, by its key, as JSON in `sessionStorage`. */
export function ofEntries<Value>(name: string) {
  const stored = lasting(name);
  const read = (): Record<string, Value> => {
    try {
      return JSON.parse(stored.get() ?? '{}');
    } catch {
      return {};
    }
  };
  return {
    get: (key: string): Value | undefined => read()[key],
    set: (key: string, value: Value) => stored.set(JSON.stringify({ ...read(), [key]: value })),
  };
}
