import { ProductCard } from '../../../components/ProductCard';
import { pictureSizes } from '../../../components/pictureSizes';
import { ScrollRow } from '../../../components/ScrollRow';
import type { CardData } from '../../../content/screen-content';

/** A scrolling row of product cards. */
export function CardRow({ cards }: { cards: readonly CardData[] }) {
  return (
    <ScrollRow narrowest={16} onPhone={12.5}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={pictureSizes.cardRow} />
        </li>
      ))}
    </ScrollRow>
  );
}
