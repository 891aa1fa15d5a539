import type { ReactNode } from 'react';
import type { LinkData } from '../content/types';
import { Container } from './Layout';
import styles from './PageHeader.module.css';
import { SiteLink } from './SiteLink';

/** The way from Home to this page; the page itself is named, not linked. */
export function Breadcrumbs({ trail }: { trail: readonly LinkData[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? (
              <SiteLink href={href}>{label}</SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageHeaderProps {
  trail: readonly LinkData[];
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The title banner of an inner page: breadcrumb, the page's one `h1`, a lead. */
export function PageHeader({ trail, title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs trail={trail} />
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </Container>
    </header>
  );
}
