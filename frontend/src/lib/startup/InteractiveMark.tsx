import { useEffect } from 'react';

/** Adds a User Timing mark, `interactive:<part>`, once React has hydrated or rendered the boundary that contains it. */
export function InteractiveMark({ part }: { readonly part: 'header' | 'main' | 'footer' | 'form' }) {
  useEffect(() => {
    performance.mark(`interactive:${part}`);
  }, [part]);
  return null;
}
