import { Figures } from '../../components/figures/Figures';
import { Section } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import type { ScreenProps } from '../props';
import { FieldSheetLink } from './FieldSheetLink';

type Content = ScreenProps<'product'>['page']['content'];

/** The section whose table the drawings stand beside. */
export const SPECIFICATIONS = 'specifications';

/** The drawings of a product's figures. */
export function ProductFigures({ product: { name, facts, sections } }: { product: Content }) {
  const variants = sections.flatMap((section) => (section.kind === 'variants' ? section.items : []));
  const unlisted = variants.filter(({ holdTime }) => holdTime === undefined).map((variant) => variant.name);
  return <Figures name={name} facts={facts} holdTimeUnlisted={unlisted} />;
}

/** A section of their own where the product has no specification table. */
export function FiguresWithoutTable({ product, tone }: { product: Content; tone: 'plain' | 'soft' }) {
  if (product.sections.some(({ id }) => id === SPECIFICATIONS)) return null;
  const { title, intro } = productPage.specifications;
  return (
    <Section
      id="figures"
      title={title}
      intro={
        <>
          {intro} <FieldSheetLink id={product.id} />
        </>
      }
      tone={tone}
    >
      <ProductFigures product={product} />
    </Section>
  );
}
