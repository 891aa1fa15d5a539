import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChipLinks } from './Chips';

/** As wide as the results below it. */
const Note = styled(Alert)({ maxWidth: '46rem' });

interface Props {
  children: ReactNode;
  /** The ways on. */
  links: readonly { readonly label: string; readonly href: string }[];
}

/** A sentence above the results, and where it leads. */
export function Answer({ children, links }: Props) {
  return (
    <Note role="note" severity="info" icon={false}>
      <Stack spacing={1.5}>
        <Typography>{children}</Typography>
        <ChipLinks links={links} />
      </Stack>
    </Note>
  );
}
