import type { CardData } from '../content/screen-content';
import { Carousel } from './carousel/Carousel';
import { ProductCard } from './ProductCard';

interface Props {
  label: string;
  cards: readonly CardData[];
  pagination?: boolean;
  /** Whether the first card is in the first view. */
  firstView?: boolean;
}

export function ProductCarousel({ label, cards, pagination = false, firstView = false }: Props) {
  return (
    <Carousel label={label} layout="cards" pagination={pagination}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} eager={firstView && index === 0} />
      ))}
    </Carousel>
  );
}
