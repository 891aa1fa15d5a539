import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const Sidebar = styled('aside')(({ theme: { mixins, spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  alignContent: 'start',
  '& > section': { minWidth: 0 },
  '& > [data-needs-script]': mixins.needsScript,
}));

interface PartProps {
  title: string;
  needsScript?: boolean;
  children: ReactNode;
}

export function SidebarPart({ title, needsScript = false, children }: PartProps) {
  return (
    <section data-needs-script={needsScript || undefined}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** Stacked links, each with a count at its end. */
export const Categories = styled(List)(({ theme: { spacing, vars } }) => ({
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

/** Stacked links, each with a date. */
export const Dated = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& a': { display: 'block', lineHeight: 1.4 },
  '& time': { ...typography.body2, color: vars.palette.text.secondary },
}));

/** A navy box with contact details; its first link is emphasized. */
export const HelpCard = styled('section')(({ theme: { radius, spacing, vars } }) => ({
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
