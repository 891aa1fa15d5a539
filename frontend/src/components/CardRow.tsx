import { styled } from '@mui/material/styles';
import type { CardData } from '../content/screen-content';
import { ProductCard } from './ProductCard';
import { pictureSizes } from './pictureSizes';

const Row = styled('ul')(({ theme: { breakpoints, space, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.down('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '18rem',
    // To the window's edges, with room for shadow and focus ring.
    margin: `calc(-1 * ${spacing(1)}) calc(-1 * ${space.gutter})`,
    padding: `${spacing(1)} ${space.gutter}`,
    overflowX: 'auto',
    scrollPaddingInline: space.gutter,
    scrollSnapType: 'x proximity',
    '& > li': { scrollSnapAlign: 'start' },
  },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' },
}));

/** A few catalogue cards: a grid, on narrow windows a row to scroll. */
export function CardRow({ cards }: { cards: readonly CardData[] }) {
  return (
    <Row>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} sizes={pictureSizes.cardRow} />
        </li>
      ))}
    </Row>
  );
}
