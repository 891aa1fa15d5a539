import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Block = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  justifyItems: 'start',
}));

/** Columns of even width, two on a phone: a list that is looked through for one word, not read. */
const Topics = styled('ul')(({ theme: { spacing, vars } }) => ({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 20%)), 1fr))',
  columnGap: spacing(2),
  lineHeight: 1.4,
  '& > li': { paddingBlock: spacing(1), borderTop: `1px solid ${vars.palette.divider}` },
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
