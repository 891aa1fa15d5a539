import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LinkData } from '../content/types';
import { Container } from './Layout';
import { FiguresInText } from './Ranges';
import { SiteLink } from './SiteLink';

/** Links from Home down to this page; the page itself is not a link. */
export function Breadcrumbs({ trail }: { trail: readonly LinkData[] }) {
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb">
      {trail.map(({ label, href }, index) =>
        index < trail.length - 1 ? (
          <SiteLink key={href} href={href}>
            {label}
          </SiteLink>
        ) : (
          <span key={href} aria-current="page">
            {label}
          </span>
        ),
      )}
    </MuiBreadcrumbs>
  );
}

const Banner = styled('header')(({ theme: { breakpoints, spacing, vars } }) => ({
  background: `linear-gradient(180deg, ${vars.palette.background.tint}, ${vars.palette.background.soft})`,
  borderBottom: `1px solid ${vars.palette.background.strong}`,
  paddingBlock: `${spacing(3)} clamp(2rem, 1.5rem + 2vw, 3.5rem)`,
  [breakpoints.down('sm')]: { paddingBlock: spacing(1.5, 2.5) },
}));

/** The title, and the lead below it, on wide windows beside it. Links to the page's parts take the whole width. */
const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  '& > h1': { maxWidth: '24ch' },
  '& > p': { maxWidth: '44rem' },
  '& > div': { marginTop: spacing(1) },
  '@media (scripting: enabled)': { '& > div:not(:has(> :not(noscript)))': { display: 'none' } },
  [breakpoints.down('sm')]: { gap: spacing(1.5), '& > div': { marginTop: 0 } },
  [breakpoints.up('lg')]: {
    columnGap: spacing(6),
    '&:has(> p)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
    '& > h1': { gridRow: 'span 2' },
    '& > p': { paddingTop: spacing(1) },
    '& > div:has(> nav)': { gridColumn: '1 / -1' },
  },
}));

interface PageHeaderProps {
  trail: readonly LinkData[];
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The title banner of an inner page: breadcrumb, the page's one `h1`, a lead. */
export function PageHeader({ trail, title, lead, children }: PageHeaderProps) {
  return (
    <Banner>
      <Container>
        <Breadcrumbs trail={trail} />
        <Columns>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Typography variant="lead" color="textSecondary">
              {typeof lead === 'string' ? <FiguresInText text={lead} /> : lead}
            </Typography>
          )}
          {children && <div>{children}</div>}
        </Columns>
      </Container>
    </Banner>
  );
}
