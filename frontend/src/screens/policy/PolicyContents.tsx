import { SiteLink } from '../../components/SiteLink';
import type { PolicySection } from '../../content/policies/policy';
import styles from './PolicyScreen.module.css';

/** The table of contents of a policy; on a wide window it stays in view. */
export function PolicyContents({ sections, numbered }: { sections: readonly PolicySection[]; numbered: boolean }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-numbered={numbered || undefined}>
      <h2 id="contents">On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={`#${id}`}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
