import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RecordGroup } from '../../content/records';
import type { Resolved } from '../../content/screen-content';
import { SiteLink } from '../SiteLink';
import { RecordTable } from './RecordTable';

const Block = styled('section')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p': { maxWidth: '46rem' },
  '& > section': { marginTop: spacing(2) },
}));

interface PartProps {
  /** Anchor of the part; also names its heading. */
  id: string;
  title: ReactNode;
  level?: 'h2' | 'h3';
  intro?: string | undefined;
  children: ReactNode;
}

/** A part of a page of records, under its heading. */
export function RecordPart({ id, title, level = 'h2', intro, children }: PartProps) {
  return (
    <Block id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Typography variant={level === 'h2' ? 'h3' : 'h4'} component={level} id={`${id}-title`}>
        {title}
      </Typography>
      {intro && <Typography>{intro}</Typography>}
      {children}
    </Block>
  );
}

/** Records by what they are about, a table each. */
export function RecordGroups({ groups, level }: { groups: readonly Resolved<RecordGroup>[]; level?: 'h2' | 'h3' }) {
  return groups.map(({ id, title, page, intro, table }) => (
    <RecordPart
      key={id}
      id={id}
      title={page ? <SiteLink href={page.href}>{title}</SiteLink> : title}
      intro={intro}
      {...(level && { level })}
    >
      <RecordTable table={table} />
    </RecordPart>
  ));
}
