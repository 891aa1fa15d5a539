import { Prose } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { pathTo } from '../../components/SiteLink';
import type { ScreenProps } from '../screen';
import styles from './TeamScreen.module.css';

/** Our Team (section 2): two profiles. */
export function TeamScreen({ page }: ScreenProps<'team'>) {
  const { title, intro, profiles } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Container className={styles.profiles}>
        {profiles.map(({ id, role, monogram, paragraphs }) => (
          <article key={id} id={id} className={styles.profile}>
            <span className={styles.monogram} aria-hidden="true">
              {monogram}
            </span>
            <div className={styles.text}>
              <h2>{role}</h2>
              <Prose paragraphs={paragraphs} />
            </div>
          </article>
        ))}
        <ButtonRow>
          <ButtonLink href={pathTo('contact')}>Contact us</ButtonLink>
          <ButtonLink variant="secondary" href={pathTo('about')}>
            About the company
          </ButtonLink>
        </ButtonRow>
      </Container>
    </>
  );
}
