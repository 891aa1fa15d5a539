import { CardRow } from '../../components/CardRow';
import { Section } from '../../components/Layout';
import type { CardData } from '../../content/screen-content';

/** Products beside this one. */
export function RelatedProducts({ cards }: { cards: readonly CardData[] }) {
  return (
    <Section id="related" title="See also">
      <CardRow cards={cards} />
    </Section>
  );
}
