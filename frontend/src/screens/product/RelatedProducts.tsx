import { CardRow } from '../../components/CardRow';
import { Section } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import type { CardData } from '../../content/screen-content';

/** Products beside this one. */
export function RelatedProducts({ cards }: { cards: readonly CardData[] }) {
  return (
    <Section id="related" title={productPage.related}>
      <CardRow cards={cards} />
    </Section>
  );
}
