import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChipLinks } from '../../../components/search/Chips';
import type { LinkData } from '../../../content/types';

/** The sentence, with the links beside it where there is room. */
const Beside = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  gap: spacing(1.5),
  '& > p': { maxWidth: '44rem' },
  [breakpoints.up('lg')]: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: spacing(8),
    '& > *': { flex: '1 1 0' },
  },
}));

/** As wide as the results below. */
const Note = styled(Alert)({ '& .MuiAlert-message': { width: '100%' } });

/** A sentence with links, above the results. */
export function Answer({ children, links }: { children: ReactNode; links: readonly LinkData[] }) {
  return (
    <Note role="note" severity="info" icon={false}>
      <Beside>
        <Typography>{children}</Typography>
        <ChipLinks links={links} />
      </Beside>
    </Note>
  );
}
