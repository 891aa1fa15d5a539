import Stack from '@mui/material/Stack';
import { Section, type Tone } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { ProductCard } from '../../components/ProductCard';
import { pictureSizes } from '../../components/pictureSizes';
import { ScrollRow } from '../../components/ScrollRow';
import { productPage } from '../../content/product-page';
import type { CardData } from '../../content/screen-content';
import type { LinkData } from '../../content/types';

interface Props {
  cards: readonly CardData[];
  parts: LinkData | undefined;
  tone: Tone;
}

export function RelatedProducts({ cards, parts, tone }: Props) {
  return (
    <Section id="related" title={productPage.related} tone={tone}>
      <Stack spacing={1}>
        <ScrollRow narrowest={16} onPhone={12.5}>
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} sizes={pictureSizes.cardRow} />
            </li>
          ))}
        </ScrollRow>
        {parts && <LinkLine label={productPage.reorder} links={[parts]} />}
      </Stack>
    </Section>
  );
}
