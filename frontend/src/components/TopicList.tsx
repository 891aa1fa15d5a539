import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Block = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  justifyItems: 'start',
}));

/** Columns of even width: a list that is looked through for one word, not read. */
const Topics = styled('ul')(({ theme: { breakpoints, spacing, vars } }) => ({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: spacing(4),
  '& > li': { paddingBlock: spacing(1), borderTop: `1px solid ${vars.palette.divider}` },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: spacing(2),
    '& > li': { paddingBlock: spacing(0.75), lineHeight: 1.4 },
  },
}));

/** Short topics in columns, and below them what to do about them. */
export function TopicList({ topics, action }: { topics: readonly string[]; action: ReactNode }) {
  return (
    <Block>
      <Topics>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </Topics>
      {action}
    </Block>
  );
}
