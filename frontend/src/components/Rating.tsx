import { Icon } from './Icon';
import styles from './Rating.module.css';

/** The Featured tag with the fixed rating display of product pages (section 2, "common pattern"). */
export function FeaturedRating({ rating }: { rating: number }) {
  return (
    <p className={styles.row}>
      <span className={styles.tag}>Featured</span>
      <span className={styles.rating}>
        <Icon name="star" size={18} />
        <span className="visually-hidden">Rating </span>
        {rating}
      </span>
    </p>
  );
}
