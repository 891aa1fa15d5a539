import { Section } from '../../components/Layout';
import type { ScreenContent } from '../../content/screens';
import styles from './WhyChooseUs.module.css';

/** Home's four reasons. */
export function WhyChooseUs({ title, features }: ScreenContent['home']['whyChooseUs']) {
  return (
    <Section id="why-choose-us" title={title} tone="soft">
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={feature.id}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
