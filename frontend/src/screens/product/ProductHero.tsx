import { Checklist } from '../../components/Blocks';
import { CallsToAction } from '../../components/CallsToAction';
import { Glance } from '../../components/Glance';
import { LabelDots } from '../../components/LabelDots';
import { Container } from '../../components/Layout';
import { Name } from '../../components/Name';
import { Breadcrumbs } from '../../components/PageHeader';
import { Picture } from '../../components/Picture';
import { FeaturedRating } from '../../components/Rating';
import type { ScreenProps } from '../screen';
import styles from './ProductHero.module.css';

/** The top of a product page: title banner, picture, Featured tag and rating, key features, figures at a glance. */
export function ProductHero({ page }: ScreenProps<'product'>) {
  const { name, kind, summary, labels, rating, picture, glance, features } = page.content;
  return (
    <header className={styles.hero}>
      <Container>
        <Breadcrumbs trail={page.trail} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <p className={styles.kind}>{kind}</p>
            <h1 tabIndex={-1}>
              <Name text={name} />
            </h1>
            <p className={styles.summary}>{summary}</p>
            <LabelDots labels={labels} />
            <Glance {...glance} className={styles.figures} />
            <CallsToAction />
          </div>
          <figure className={styles.figure}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 992px) min(36rem, 44.5vw), 92vw" eager />
            </div>
            <figcaption className={styles.caption}>
              <FeaturedRating rating={rating} />
              <span>{picture.caption}</span>
            </figcaption>
          </figure>
        </div>
        <section aria-labelledby="key-features" className={styles.features} id="features" tabIndex={-1}>
          <h2 id="key-features">Key features</h2>
          <Checklist items={features} />
        </section>
      </Container>
    </header>
  );
}
