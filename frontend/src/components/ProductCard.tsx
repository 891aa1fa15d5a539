import type { CardData } from '../content/screens';
import { Glance } from './Glance';
import { Name } from './Name';
import { Picture } from './Picture';
import styles from './ProductCard.module.css';
import { SiteLink } from './SiteLink';

interface Props {
  card: CardData;
  /** The heading's level in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  sizes?: string;
}

/** A catalogue card: picture, title, range, hold time and size at a glance, Learn More. */
export function ProductCard({
  card,
  heading: Heading = 'h3',
  sizes = '(min-width: 1200px) 18rem, (min-width: 576px) 45vw, 90vw',
}: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-picture={card.pictureSize}>
        <Picture picture={card.picture} sizes={card.pictureSize ? '12.5rem' : sizes} decorative />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Name text={card.title} />
        </Heading>
        <p className={styles.kind}>{card.kind}</p>
        <Glance range={card.range} holdTime={card.holdTime} size={card.size} className={styles.glance} />
        <SiteLink href={card.path} className={styles.link}>
          Learn More<span className="visually-hidden"> about {card.title}</span>
        </SiteLink>
      </div>
    </article>
  );
}
