import type { CardData } from '../content/screens';
import styles from './CardGrid.module.css';
import { ProductCard } from './ProductCard';
import { pictureSizes } from './pictureSizes';

interface Props {
  cards: readonly CardData[];
  /** Whether the page opens with the grid. */
  firstView?: boolean;
}

/** Catalogue cards in a grid. */
export function CardGrid({ cards, firstView = false }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={pictureSizes.cardGrid} eager={firstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}
