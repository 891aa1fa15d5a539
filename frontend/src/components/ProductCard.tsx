import type { PictureSize } from '../content/catalogue';
import type { CardData } from '../content/screens';
import { Glance } from './Glance';
import { Name } from './Name';
import { Picture } from './Picture';
import styles from './ProductCard.module.css';
import { pictureSizes } from './pictureSizes';
import { SiteLink } from './SiteLink';

interface Props {
  card: CardData;
  /** The heading's level in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** How wide the picture stands, where the listing gives it no size. */
  sizes?: string;
  /** Whether the page opens with this card: its picture is fetched at once. */
  eager?: boolean;
}

/** Of the width that is shown: a square is cut out of the picture, half of one holds all of it. */
const listedSizes: Readonly<Record<PictureSize, string>> = { '200x200': '16.75rem', '200x100': '8.5rem' };

/** A catalogue card: picture, title, range, hold time and size at a glance, Learn More. */
export function ProductCard({ card, heading: Heading = 'h3', sizes = pictureSizes.carousel, eager = false }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-picture={card.pictureSize}>
        <Picture
          picture={card.picture}
          sizes={card.pictureSize ? listedSizes[card.pictureSize] : sizes}
          eager={eager}
          decorative
        />
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
