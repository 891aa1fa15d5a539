import { type ReactNode, Suspense } from 'react';
import styles from './Layout.module.css';

/** Centers content on the page's measure. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}

interface SectionProps {
  /** Anchor of the section; also names its heading. */
  id: string;
  title: ReactNode;
  eyebrow?: string;
  intro?: ReactNode;
  tone?: 'plain' | 'ice' | 'navy';
  /** On wide windows the heading stands beside a short text instead of above it. */
  split?: boolean;
  children?: ReactNode;
}

/** A band of the page with its heading. Taken over by itself, so that a long page is not one long task. */
export function Section({ id, title, eyebrow, intro, tone = 'plain', split = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles[tone] ?? ''}`}
      tabIndex={-1}
    >
      <Container className={split ? styles.split : ''}>
        <div className={styles.head}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <Suspense fallback={null}>{children}</Suspense>
      </Container>
    </section>
  );
}
