import type { TeamContent } from '../content/team';
import { Carousel } from './Carousel';
import { SiteLink } from './SiteLink';
import styles from './TeamCarousel.module.css';

/** Team cards: monogram, role, title and four social links (sections 2 and 3). */
export function TeamCarousel({ label, members }: { label: string; members: TeamContent['cards'] }) {
  return (
    <Carousel
      label={label}
      layout="team"
      slides={members.map(({ id, monogram, name, title, social }) => ({
        key: id,
        content: (
          <article className={styles.card}>
            <span className={styles.monogram} aria-hidden="true">
              {monogram}
            </span>
            <h3>{name}</h3>
            <p>{title}</p>
            <ul className={styles.social}>
              {social.map((link) => (
                <li key={link.id}>
                  <SiteLink href={link.href}>
                    {link.label}
                    <span className="visually-hidden"> of {name}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </article>
        ),
      }))}
    />
  );
}
