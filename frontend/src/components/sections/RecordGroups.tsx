import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RecordGroup } from '../../content/records';
import type { Resolved } from '../../content/screen-content';
import { Name } from '../Ranges';
import { Rules } from '../Rules';
import { SiteLink } from '../SiteLink';
import { TitledSection } from '../TitledSection';
import { RecordTable } from './RecordTable';

/** On a wide window the heading is beside the content. */
const Block = styled(TitledSection)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p': { maxWidth: '46rem' },
  [breakpoints.up('xl')]: {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    columnGap: spacing(6),
    '& > *': { gridColumn: 2 },
    '& > h2': { gridColumn: 1, gridRow: '1 / span 3' },
  },
  '@media print': { '&[data-links-only]': { display: 'none' } },
}));

interface PartProps {
  /** Anchor of the part; also names its heading. */
  id: string;
  title: ReactNode;
  intro?: string | undefined;
  /** Not printed. */
  linksOnly?: boolean;
  children: ReactNode;
}

export function RecordPart({ id, title, intro, linksOnly = false, children }: PartProps) {
  return (
    <Block id={id} title={title} variant="h3" heading="h2" tabIndex={-1} data-links-only={linksOnly || undefined}>
      {intro && <Typography>{intro}</Typography>}
      {children}
    </Block>
  );
}

interface RulesProps {
  title: string;
  items: readonly string[];
  children?: ReactNode;
}

/** The first part: how to read the records. */
export function RecordRules({ title, items, children }: RulesProps) {
  return (
    <RecordPart id="rules" title={title}>
      <Rules>
        {items.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
      {children}
    </RecordPart>
  );
}

/** A table of records for each group, and a link that requests all of it. */
export function RecordGroups({ groups }: { groups: readonly Resolved<RecordGroup>[] }) {
  return groups.map(({ id, title, page, table, ask }) => {
    const name = <Name text={title} />;
    return (
      <RecordPart key={id} id={id} title={page ? <SiteLink href={page.href}>{name}</SiteLink> : name}>
        <RecordTable table={table} />
        <Typography variant="body2" sx={{ '@media print': { display: 'none' } }}>
          <SiteLink href={ask.href}>{ask.label}</SiteLink>
        </Typography>
      </RecordPart>
    );
  });
}
