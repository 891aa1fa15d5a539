import { Section } from '../../components/Layout';
import type { Mark } from '../../content/pictures/marks';
import styles from './Partners.module.css';

/** The partners grid: neutral marks and roles, no brands. */
export function Partners({ title, intro, marks }: { title: string; intro: string; marks: readonly Mark[] }) {
  return (
    <Section id="partners" title={title} intro={intro}>
      <ul className={styles.grid}>
        {marks.map(({ id, src, role, width, height }) => (
          <li key={id}>
            <img src={src} alt="" width={width} height={height} loading="lazy" />
            {role}
          </li>
        ))}
      </ul>
    </Section>
  );
}
