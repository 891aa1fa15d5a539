import type { CardData } from '../content/screens';
import styles from './CardGrid.module.css';
import { ProductCard } from './ProductCard';
import { pictureSizes } from './pictureSizes';

/** Catalogue cards in a grid. */
export function CardGrid({ cards }: { cards: readonly CardData[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={pictureSizes.cardGrid} />
        </li>
      ))}
    </ul>
  );
}
