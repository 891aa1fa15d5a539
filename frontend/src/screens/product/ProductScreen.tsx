import { createElement, Fragment, type ReactElement } from 'react';
import { AfterPaint } from '../../components/AfterPaint';
import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Section, type Tone } from '../../components/Layout';
import { Note } from '../../components/Note';
import { productPage } from '../../content/product-page';
import { FitSection } from '../../features/finder/FitSection';
import { GalleryCarousel } from '../../features/gallery/GalleryCarousel';
import { Gallery } from '../../features/gallery/ui/Gallery';
import type { ScreenProps } from '../props';
import { AskAbout } from './AskAbout';
import { FieldSheetLink } from './FieldSheetLink';
import { DrawingsAlone, hasDrawingsAlone, ProductDrawings, SPECIFICATIONS } from './ProductDrawings';
import { ProductHero } from './ProductHero';
import { ProductSection } from './ProductSection';
import { RelatedProducts } from './RelatedProducts';

const { gallery, questions, request } = productPage;

/** How many questions are shown at first. */
const QUESTIONS = 5;

/** Galleries with more pictures need the page's width. */
const PICTURES_BESIDE_HEADING = 2;

/** A part of the page; its background alternates. */
type Part = (tone: Tone) => ReactElement;

/** The parts of a product's page in order, without the empty ones. */
function partsOf(product: ScreenProps<'product'>['page']['content']): readonly Part[] {
  const { id, name, sections, fit, gallery: pictures, faqs, related } = product;
  const Pictures = product.galleryAs === 'carousel' ? GalleryCarousel : Gallery;
  const parts: readonly (Part | false | undefined)[] = [
    ...sections.map(
      (section): Part =>
        (tone) => (
          <ProductSection
            product={id}
            section={section}
            tone={tone}
            evidence={product.evidence[section.id]}
            {...(section.id === SPECIFICATIONS && {
              drawings: <ProductDrawings product={product} />,
              sheet: <FieldSheetLink id={id} />,
            })}
          />
        ),
    ),
    fit && ((tone) => <FitSection {...fit} tone={tone} />),
    hasDrawingsAlone(product) && ((tone) => <DrawingsAlone product={product} tone={tone} />),
    (tone) => <AskAbout product={product} tone={tone} />,
    pictures.length > 0 &&
      ((tone) => (
        <Section
          id="gallery"
          title={gallery.title}
          intro={gallery.intro}
          tone={tone}
          split={pictures.length <= PICTURES_BESIDE_HEADING}
        >
          <div>
            <Pictures pictures={pictures} label={gallery.label(name)} />
            <Note text={product.renderings} />
          </div>
        </Section>
      )),
    faqs.length > 0 &&
      ((tone) => (
        <Section id="faq" title={questions.title} tone={tone} split>
          <FaqAccordion
            group={`faq-${id}`}
            faqs={faqs}
            visible={QUESTIONS}
            moreLabel={questions.showAll(faqs.length)}
          />
        </Section>
      )),
    related.length > 0 && ((tone) => <RelatedProducts cards={related} parts={product.parts} tone={tone} />),
  ];
  return parts.filter((part) => part !== false && part !== undefined);
}

/**
 * The page of a product, cooler or accessory (section 2, "common pattern"). A dozen sections' frames and headings take as long
 * as the top of the page, so they too are rendered after its first paint.
 */
export function ProductScreen({ page }: ScreenProps<'product'>) {
  const { id, name } = page.content;
  return (
    <>
      <ProductHero page={page} />
      <AfterPaint>
        {createElement(
          Fragment,
          null,
          ...partsOf(page.content).map((part, index) => part(index % 2 ? 'plain' : 'soft')),
        )}
        <CallToActionBand title={request.title(name)} text={request.text} product={id} />
      </AfterPaint>
    </>
  );
}
