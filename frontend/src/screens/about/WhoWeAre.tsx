import { Prose } from '../../components/Blocks';
import { Band, Container } from '../../components/Layout';
import { Picture } from '../../components/Picture';
import type { PictureData } from '../../content/screens';
import styles from './WhoWeAre.module.css';

interface Props {
  title: string;
  paragraphs: readonly string[];
  picture: PictureData | undefined;
}

/** Who We Are: the company in two paragraphs, beside one of its products. */
export function WhoWeAre({ title, paragraphs, picture }: Props) {
  return (
    <Band id="who-we-are" aria-labelledby="who-we-are-title" tabIndex={-1}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <h2 id="who-we-are-title">{title}</h2>
          <Prose paragraphs={paragraphs} />
        </div>
        {picture && (
          <figure className={styles.figure}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 992px) min(34.5rem, 42.5vw), 92vw" />
            </div>
            <figcaption>{picture.caption}</figcaption>
          </figure>
        )}
      </Container>
    </Band>
  );
}
