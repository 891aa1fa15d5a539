import { startTransition, useEffect, useState } from 'react';

/** How many items of a long list are rendered at once. */
const PART = 20;

/** The first items of a list, then more in a transition each, so that an input is answered before all are rendered. */
export function useParts<T>(items: readonly T[]): readonly T[] {
  const [count, setCount] = useState(PART);
  useEffect(() => {
    if (count < items.length) startTransition(() => setCount(count + PART));
  }, [count, items.length]);
  return items.slice(0, count);
}
