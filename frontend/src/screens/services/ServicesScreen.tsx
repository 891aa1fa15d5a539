import { CallToActionBand, Prose } from '../../components/Blocks';
import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/PlaceholderNote';
import type { ScreenProps } from '../screen';
import styles from './ServicesScreen.module.css';

/** Services (section 2): five of them; the filler text of the first four says that it is filler. */
export function ServicesScreen({ page }: ScreenProps<'services'>) {
  const { title, intro, placeholderNote, services, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Container>
        <ol className={styles.services}>
          {services.map((service) => (
            <li key={service.id} id={service.id}>
              <div className={styles.head}>
                <h2>{service.title}</h2>
                <p>{service.summary}</p>
              </div>
              {service.paragraphs.length > 0 && (
                <div className={service.placeholder ? styles.filler : undefined}>
                  {service.placeholder && <PlaceholderNote text={placeholderNote} />}
                  <Prose paragraphs={service.paragraphs} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Container>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
