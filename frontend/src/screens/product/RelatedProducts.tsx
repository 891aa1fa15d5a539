import Stack from '@mui/material/Stack';
import { Section, type Tone } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { productPage } from '../../content/product-page';
import type { CardData } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import { CardRow } from './ui/CardRow';

interface Props {
  cards: readonly CardData[];
  parts: LinkData | undefined;
  tone: Tone;
}

/** Related products, and a link to the product's parts. */
export function RelatedProducts({ cards, parts, tone }: Props) {
  return (
    <Section id="related" title={productPage.related} tone={tone}>
      <Stack spacing={1} useFlexGap>
        <CardRow cards={cards} />
        {parts && <LinkLine label={productPage.reorder} links={[parts]} />}
      </Stack>
    </Section>
  );
}
