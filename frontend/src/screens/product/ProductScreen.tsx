import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Gallery } from '../../components/Gallery';
import { GalleryCarousel } from '../../components/GalleryCarousel';
import { Section } from '../../components/Layout';
import { productPage } from '../../content/product-page';
import { FitSection } from '../../features/finder/FitSection';
import type { ScreenProps } from '../props';
import { AskAbout } from './AskAbout';
import { FieldSheetLink } from './FieldSheetLink';
import { FiguresWithoutTable, ProductFigures, SPECIFICATIONS } from './ProductFigures';
import { ProductHero } from './ProductHero';
import { ProductSection } from './ProductSection';
import { RelatedProducts } from './RelatedProducts';

const { gallery, questions, request } = productPage;

/** A product, cooler or accessory page (section 2, "common pattern"): one screen, fed by data. */
export function ProductScreen({ page }: ScreenProps<'product'>) {
  const product = page.content;
  const hasQuestions = product.faqs.length > 0;
  const Pictures = product.galleryAs === 'carousel' ? GalleryCarousel : Gallery;
  return (
    <>
      <ProductHero page={page} />
      {product.sections.map((section, index) => (
        <ProductSection
          key={section.id}
          product={product.id}
          section={section}
          tone={index % 2 === 0 ? 'plain' : 'soft'}
          evidence={product.evidence[section.id]}
          {...(section.id === SPECIFICATIONS && {
            figures: <ProductFigures product={product} />,
            sheet: <FieldSheetLink id={product.id} />,
          })}
        />
      ))}
      {product.fit && <FitSection {...product.fit} />}
      <FiguresWithoutTable product={product} tone={product.sections.length % 2 === 0 ? 'plain' : 'soft'} />
      <AskAbout product={product} tone={product.sections.length % 2 === 0 ? 'soft' : 'plain'} />
      {product.gallery.length > 0 && (
        <Section id="gallery" title={gallery.title} intro={`${gallery.intro} ${product.renderings}`}>
          <Pictures pictures={product.gallery} label={gallery.label(product.name)} />
        </Section>
      )}
      {hasQuestions && (
        <Section id="faq" title={questions.title} tone="soft">
          <FaqAccordion
            group={`faq-${product.id}`}
            faqs={product.faqs}
            visible={product.faqsVisible ?? product.faqs.length}
            moreLabel={questions.showAll}
          />
        </Section>
      )}
      {product.related.length > 0 && (
        <RelatedProducts cards={product.related} parts={product.parts} tone={hasQuestions ? 'plain' : 'soft'} />
      )}
      <CallToActionBand title={request.title(product.name)} text={request.text} product={product.id} />
    </>
  );
}
