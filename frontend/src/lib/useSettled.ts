import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms` milliseconds; at first as it is. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
