import { Icon } from '../../components/Icon';
import { SiteLink } from '../../components/SiteLink';
import type { BlogContent } from '../../content/blog';
import styles from './ProjectPager.module.css';

interface Props {
  path: string;
  projects: BlogContent['projects'];
  /** The project on show, counted from 0. */
  shown: number;
}

/** Links to the projects before and after this one; the last is followed by the first. */
export function ProjectPager({ path, projects: { items, previous, next }, shown }: Props) {
  const before = items.at(shown - 1);
  const after = items[(shown + 1) % items.length];
  return (
    <nav aria-label="Projects" className={`${styles.pager} needs-script`}>
      {before && (
        <SiteLink href={`${path}?project=${before.id}`}>
          <span className={styles.way}>
            <Icon name="previous" /> {previous}
          </span>
          {before.title}
        </SiteLink>
      )}
      {after && (
        <SiteLink href={`${path}?project=${after.id}`} className={styles.next}>
          <span className={styles.way}>
            {next} <Icon name="next" />
          </span>
          {after.title}
        </SiteLink>
      )}
    </nav>
  );
}
