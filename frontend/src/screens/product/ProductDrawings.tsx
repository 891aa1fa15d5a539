import { Section, type Tone } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import { Drawings } from '../../features/drawings/Drawings';
import { hasDrawings } from '../../features/drawings/drawn';
import type { ScreenProps } from '../props';
import { FieldSheetLink } from './FieldSheetLink';

type Content = ScreenProps<'product'>['page']['content'];

/** Id of the section whose table has the drawings beside it. */
export const SPECIFICATIONS = 'specifications';

export function ProductDrawings({ product: { name, facts } }: { product: Content }) {
  return <Drawings name={name} facts={facts} />;
}

const hasTable = ({ sections }: Content) => sections.some(({ id }) => id === SPECIFICATIONS);

/** Whether a product has drawings but no specification table. */
export const hasDrawingsAlone = (product: Content) => !hasTable(product) && hasDrawings(product.facts);

/** Whether a product has a section of figures, which links to its field sheet. */
export const hasFigures = (product: Content) => hasTable(product) || hasDrawings(product.facts);

export function DrawingsAlone({ product, tone }: { product: Content; tone: Tone }) {
  return (
    <Section
      id="figures"
      title={productPage.specifications.title}
      intro={<FieldSheetLink id={product.id} />}
      tone={tone}
    >
      <ProductDrawings product={product} />
    </Section>
  );
}
