import { Section } from '../../components/Layout';
import type { ScreenContent } from '../../content/screens';
import styles from './TrustedBy.module.css';

/** Widely Trusted By: the four groups. */
export function TrustedBy({ title, groups }: ScreenContent['about']['trustedBy']) {
  return (
    <Section id="trusted-by" title={title} tone="soft">
      <ul className={styles.grid}>
        {groups.map(({ id, name, text }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
