import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LinkData } from '../content/types';
import { Container } from './Layout';
import { FiguresInText } from './Ranges';
import { SiteLink } from './SiteLink';

/** The way from Home to this page; the page itself is named, not linked. */
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

const Banner = styled('header')(({ theme: { spacing, vars } }) => ({
  background: `linear-gradient(180deg, ${vars.palette.background.tint}, ${vars.palette.background.soft})`,
  borderBottom: `1px solid ${vars.palette.background.strong}`,
  paddingBlock: `${spacing(3)} clamp(2rem, 1.5rem + 2vw, 3.5rem)`,
}));

const Title = styled(Typography)({ maxWidth: '24ch' });

const Lead = styled(Typography)(({ theme: { spacing } }) => ({ maxWidth: '44rem', marginTop: spacing(2) }));

const Actions = styled('div')(({ theme: { spacing } }) => ({ marginTop: spacing(3) }));

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
        <Title variant="h1" tabIndex={-1}>
          {title}
        </Title>
        {lead && (
          <Lead variant="lead" color="textSecondary">
            {typeof lead === 'string' ? <FiguresInText text={lead} /> : lead}
          </Lead>
        )}
        {children && <Actions>{children}</Actions>}
      </Container>
    </Banner>
  );
}
