import { Prose } from '../../components/Blocks';
import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Layout';
import type { ScreenContent } from '../../content/screens';
import styles from './AboutBlock.module.css';

/** Home's About Us block. */
export function AboutBlock({ about }: { about: ScreenContent['home']['about'] }) {
  return (
    <Section id="about" title={about.title}>
      <div className={styles.block}>
        <Prose paragraphs={about.paragraphs} />
        <ButtonLink variant="secondary" href={about.link.href}>
          {about.link.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
