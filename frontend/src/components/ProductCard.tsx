import type { CardData } from '../content/screens';
import { Name } from './Name';
import { Picture } from './Picture';
import styles from './ProductCard.module.css';
import { SiteLink } from './SiteLink';
import { Values } from './Values';

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
  const glance: readonly (readonly [string, string])[] = [
    ['Range', card.range],
    ['Hold time', card.holdTime],
    ['Size', card.size],
  ];
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={card.picture} sizes={sizes} decorative />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Name text={card.title} />
        </Heading>
        <p className={styles.kind}>{card.kind}</p>
        <dl className={styles.glance}>
          {glance.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Values text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <SiteLink href={card.path} className={styles.link}>
          Learn More<span className="visually-hidden"> about {card.title}</span>
        </SiteLink>
      </div>
    </article>
  );
}
