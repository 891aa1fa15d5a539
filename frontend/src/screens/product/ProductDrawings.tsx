import { Section, type Tone } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import { Drawings } from '../../features/drawings/Drawings';
import { hasDrawings } from '../../features/drawings/drawn';
import type { ScreenProps } from '../props';
import { FieldSheetLink } from './FieldSheetLink';

type Content = ScreenProps<'product'>['page']['content'];

/** The section whose table the drawings stand beside. */
export const SPECIFICATIONS = 'specifications';

/** The drawings of a product's figures. */
export function ProductDrawings({ product: { name, facts } }: { product: Content }) {
  return <Drawings name={name} facts={facts} />;
}

const hasTable = ({ sections }: Content) => sections.some(({ id }) => id === SPECIFICATIONS);

/** Whether a product without a specification table has figures to draw. */
export const hasFiguresAlone = (product: Content) => !hasTable(product) && hasDrawings(product.facts);

/** Whether a product has a section of figures, which leads to its field sheet. */
export const hasFigures = (product: Content) => hasTable(product) || hasDrawings(product.facts);

/** The drawings in a section of their own. */
export function FiguresAlone({ product, tone }: { product: Content; tone: Tone }) {
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
