import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

/** A live region has to be in the page before its first message; empty, it takes no room. */
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

/** A message as plain text, announced when it changes. */
export function StatusRegion({ ref, children }: { ref?: Ref<HTMLDivElement> | undefined; children: ReactNode }) {
  return (
    <Region ref={ref} role="status">
      {children}
    </Region>
  );
}
