import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NeedsScript } from '../../../components/NeedsScript';
import { SiteLink } from '../../../components/SiteLink';
import { Count } from '../../../components/search/Chips';

/** The blog's side column. */
export const Sidebar = styled('aside')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  alignContent: 'start',
  '& > section': { minWidth: 0 },
}));

const Title = styled(Typography)(({ theme }) => ({ marginBottom: theme.spacing(2) })) as typeof Typography;

interface PartProps {
  title: string;
  /** Hides the part where scripts do not run. */
  needsScript?: boolean;
  children: ReactNode;
}

/** A part of the sidebar with its heading. */
export function SidebarPart({ title, needsScript = false, children }: PartProps) {
  const content = (
    <>
      <Title variant="h3" component="h2">
        {title}
      </Title>
      {children}
    </>
  );
  return needsScript ? <NeedsScript as="section">{content}</NeedsScript> : <section>{content}</section>;
}

const Categories = styled(List)(({ theme: { spacing, vars } }) => ({
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& a': {
    display: 'flex',
    gap: spacing(2),
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: spacing(1.5),
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { color: vars.palette.text.heading, fontWeight: 700 },
  },
}));

interface CountedLinksProps {
  links: readonly {
    readonly label: string;
    readonly href: string;
    readonly count: number;
    /** Whether the page shows this target now. */
    readonly current: boolean;
  }[];
}

/** Stacked links, each with a count. */
export function CountedLinks({ links }: CountedLinksProps) {
  return (
    <Categories>
      {links.map(({ label, href, count, current }) => (
        <li key={href}>
          <SiteLink href={href} aria-current={current ? 'true' : undefined}>
            {label} <Count value={count} />
          </SiteLink>
        </li>
      ))}
    </Categories>
  );
}

const Dated = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& a': { display: 'block', lineHeight: 1.4 },
  '& time': { ...typography.body2, color: vars.palette.text.secondary },
}));

interface DatedLinksProps {
  links: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: string;
    readonly date: { readonly text: string; readonly iso: string };
  }[];
}

/** Stacked links, each with a date. */
export function DatedLinks({ links }: DatedLinksProps) {
  return (
    <Dated>
      {links.map(({ key, label, href, date }) => (
        <li key={key}>
          <SiteLink href={href}>{label}</SiteLink>
          <time dateTime={date.iso}>{date.text}</time>
        </li>
      ))}
    </Dated>
  );
}

const Help = styled('section')(({ theme: { radius, spacing, vars } }) => ({
  '--heading': vars.palette.band.contrastText,
  '--link': vars.palette.band.contrastText,
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'start',
  padding: spacing(3),
  borderRadius: radius.m,
  background: `linear-gradient(150deg, ${vars.palette.band.light}, ${vars.palette.band.deep})`,
  color: vars.palette.band.text,
  '& > a:first-of-type': { fontSize: '1.25rem', fontWeight: 700 },
  '& :focus-visible': { outlineColor: vars.palette.band.accent },
}));

/** A navy box with contact details; its first link is emphasized. */
export function HelpCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Help>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Help>
  );
}
