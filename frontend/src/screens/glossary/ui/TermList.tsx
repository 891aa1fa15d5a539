import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { SiteLinks } from '../../../components/SiteLink';
import { TitledSection } from '../../../components/TitledSection';
import type { TermData } from '../../../content/glossary';

/** The blocks in two columns where there is room; long blocks span both. */
export const Letters = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'block', '& > * + *': { marginTop: spacing(4) } },
}));

/** A letter with its terms beside it where there is room, else below; with many terms (`long`) across both columns. */
export const LetterBlock = styled(TitledSection, { shouldForwardProp: (prop) => prop !== 'long' })<{ long: boolean }>(
  ({ theme: { breakpoints, spacing, vars }, long }) => ({
    display: 'grid',
    gap: spacing(2),
    paddingTop: spacing(3),
    borderTop: `1px solid ${vars.palette.divider}`,
    [breakpoints.up('md')]: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
    ...(long && {
      [breakpoints.up('lg')]: {
        gridColumn: '1 / -1',
        '& > dl': { display: 'block', maxWidth: 'none', columns: 2, columnGap: spacing(6) },
        '& > dl > div': { breakInside: 'avoid', marginBottom: spacing(1) },
      },
    }),
  }),
);

export const Terms = styled('dl')(({ theme: { radius, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: '46rem',
  '& > div': { padding: spacing(1.5), marginLeft: spacing(-1.5), borderRadius: radius.m },
  '& > div:target': { background: vars.palette.background.tint },
  '& dt': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: spacing(0.5, 1.5),
    color: vars.palette.text.heading,
    fontWeight: 700,
  },
  '& dt > span:first-of-type': { color: vars.palette.text.secondary, fontWeight: 500 },
  '& dfn': { fontStyle: 'normal' },
  '& dd + dd': { marginTop: spacing(1) },
}));

const RuleText = styled('dd')(({ theme: { spacing, vars } }) => ({
  paddingLeft: spacing(2),
  borderLeft: `3px solid ${vars.palette.outline}`,
}));

const Links = styled('dd')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2),
  fontSize: typography.body2.fontSize,
  '& a': { paddingBlock: spacing(0.5) },
}));

interface EntryProps {
  term: TermData;
  /** Marks the terms of this site. */
  mark: string;
  ruleLabel: string;
}

export function TermEntry({ term: { id, name, alias, ours, definition, rule, links }, mark, ruleLabel }: EntryProps) {
  return (
    <div id={id} tabIndex={-1}>
      <dt>
        <dfn>{name}</dfn>
        {alias && <span>{alias}</span>}
        {ours && <Chip component="small" size="small" label={mark} />}
      </dt>
      <dd>{definition}</dd>
      {rule && (
        <RuleText>
          <strong>{ruleLabel}:</strong> {rule.text} Source: {rule.source}.
        </RuleText>
      )}
      {links.length > 0 && (
        <Links>
          <SiteLinks links={links} />
        </Links>
      )}
    </div>
  );
}
