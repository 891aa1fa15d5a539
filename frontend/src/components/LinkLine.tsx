import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LinkData } from '../content/types';
import { SiteLinks } from './SiteLink';

const Line = styled(Typography)(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2),
  '& > *': { paddingBlock: spacing(0.5) },
  // Links are useless on paper.
  '@media print': { display: 'none' },
}));

/** A few links on one line, after an optional label. */
export function LinkLine({ label, links }: { label?: string; links: readonly LinkData[] }) {
  return (
    <Line variant="body2">
      {label && <span>{`${label} `}</span>}
      <SiteLinks links={links} />
    </Line>
  );
}
