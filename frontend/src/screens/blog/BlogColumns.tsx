import type { ReactNode } from 'react';
import { Container } from '../../components/Layout';
import styles from './BlogColumns.module.css';

/** The blog's two columns: what is read, and the sidebar, which stands below it on a narrow window. */
export function BlogColumns({ children, sidebar }: { children: ReactNode; sidebar: ReactNode }) {
  return (
    <Container className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {sidebar}
    </Container>
  );
}
