import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The parts of an article, stacked. */
export const ArticleText = styled('article')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** A highlighted sentence of an article. */
export const Quote = styled('blockquote')(({ theme: { radius, spacing, typography, vars } }) => ({
  ...typography.lead,
  maxWidth: '44rem',
  padding: spacing(2, 3),
  borderLeft: `4px solid ${vars.palette.text.link}`,
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  background: vars.palette.background.soft,
  color: vars.palette.text.heading,
  fontWeight: 600,
}));

const Below = styled('section')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(3),
  '& > h2': { fontSize: '1.5rem' },
}));

/** A section after an article; its heading gets `id`. */
export function AfterArticle({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Below aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Below>
  );
}

/** A project: a drawing across the whole width, below it text and facts, side by side on a wide window. */
export const ProjectColumns = styled('article')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 6),
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 18rem',
    '& > svg': { gridColumn: '1 / -1' },
  },
}));

const Facts = styled(Paper)(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  alignContent: 'start',
  padding: spacing(3),
  background: vars.palette.background.soft,
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { fontWeight: 650 },
})) as typeof Paper;

/** A box of labelled facts. */
export function FactBox({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <Facts component="dl">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
