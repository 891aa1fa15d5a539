import type { CardData } from '../content/screen-content';
import { ProductCard } from './ProductCard';
import { pictureSizes } from './pictureSizes';
import { TileGrid } from './TileGrid';

interface Props {
  cards: readonly CardData[];
  /** Whether the page opens with the grid. */
  firstView?: boolean;
}

/** Catalogue cards in a grid. */
export function CardGrid({ cards, firstView = false }: Props) {
  return (
    <TileGrid narrowest={16} keepColumns rowGap={3}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={pictureSizes.cardGrid} eager={firstView && index === 0} />
        </li>
      ))}
    </TileGrid>
  );
}
