import { CardRow } from '../../components/CardRow';
import { Section, type Tone } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import type { CardData } from '../../content/screen-content';

/** Products beside this one. */
export function RelatedProducts({ cards, tone }: { cards: readonly CardData[]; tone: Tone }) {
  return (
    <Section id="related" title={productPage.related} tone={tone}>
      <CardRow cards={cards} />
    </Section>
  );
}
