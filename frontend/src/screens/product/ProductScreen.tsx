import Stack from '@mui/material/Stack';
import type { ReactElement } from 'react';
import { AfterPaint } from '../../components/AfterPaint';
import { AskForm } from '../../components/AskForm';
import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Section, type Tone } from '../../components/Layout';
import { LinkLine } from '../../components/LinkLine';
import { Note } from '../../components/Note';
import { ProductCard } from '../../components/ProductCard';
import { pictureSizes } from '../../components/pictureSizes';
import { ScrollRow } from '../../components/ScrollRow';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { fieldSheetHref, fieldSheetLabel } from '../../content/field-sheet';
import type { Page } from '../../content/page';
import { productPage } from '../../content/product-page';
import type { ProductPageContent } from '../../content/screen-content';
import { Drawings } from '../../features/drawings/Drawings';
import { hasDrawings } from '../../features/drawings/drawn';
import { FitSection } from '../../features/finder/FitSection';
import { GalleryCarousel } from '../../features/gallery/GalleryCarousel';
import { Gallery } from '../../features/gallery/ui/Gallery';
import { sections } from '../../routes/manifest';
import { ProductHero } from './ProductHero';
import { ProductSection } from './ProductSection';

const { askAbout, gallery, questions, request } = productPage;

/** Id of the section whose table has the drawings beside it. */
const SPECIFICATIONS = 'specifications';

/** Galleries with more pictures need the page's width. */
const PICTURES_BESIDE_HEADING = 2;

interface PartProps {
  product: ProductPageContent;
  tone: Tone;
}

/** Checkboxes for a product's open points, which go into the request; the FAQ page has what every order needs. */
function AskAbout({ product, tone, sheet }: PartProps & { sheet: ReactElement | false }) {
  return (
    <Section
      id="ask-about"
      title={askAbout.title}
      intro={
        <>
          {askAbout.intro}
          {sheet && <> {sheet}</>}
        </>
      }
      tone={tone}
      split
    >
      <AskForm product={product.id} topics={product.askAbout} labelledBy="ask-about-title" submit={askAbout.submit}>
        <SiteLink href={pathTo('faqs', sections.ordering)}>{askAbout.ordering}</SiteLink>
      </AskForm>
    </Section>
  );
}

function Pictures({ product, tone }: PartProps) {
  const { name, gallery: pictures, galleryAs, renderings } = product;
  const List = galleryAs === 'carousel' ? GalleryCarousel : Gallery;
  return (
    <Section
      id="gallery"
      title={gallery.title}
      intro={gallery.intro}
      tone={tone}
      split={pictures.length <= PICTURES_BESIDE_HEADING}
      carousel={galleryAs === 'carousel'}
    >
      <div>
        <List pictures={pictures} label={gallery.label(name)} />
        <Note text={renderings} />
      </div>
    </Section>
  );
}

function RelatedProducts({ product: { related, parts }, tone }: PartProps) {
  return (
    <Section id="related" title={productPage.related} tone={tone}>
      <Stack spacing={1}>
        <ScrollRow narrowest={16} onPhone={12.5}>
          {related.map((card) => (
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

/** The sections of a product's page in order; their background alternates. */
function Sections({ product }: { product: ProductPageContent }) {
  const { id, name, facts, fit, faqs } = product;
  let count = 0;
  const nextTone = (): Tone => (count++ % 2 ? 'plain' : 'soft');
  // A PDF of one page. Without `download`: offline, Chromium's downloads do not use the service worker's cache.
  const sheet = <SiteLink href={fieldSheetHref(id)}>{fieldSheetLabel}</SiteLink>;
  const drawings = <Drawings name={name} facts={facts} />;
  const hasTable = product.sections.some((section) => section.id === SPECIFICATIONS);
  const hasDrawingsAlone = !hasTable && hasDrawings(facts);
  return (
    <>
      {product.sections.map((section) => (
        <ProductSection
          key={section.id}
          product={id}
          section={section}
          tone={nextTone()}
          evidence={product.evidence[section.id]}
          {...(section.id === SPECIFICATIONS && { drawings, sheet })}
        />
      ))}
      {fit && <FitSection {...fit} tone={nextTone()} />}
      {hasDrawingsAlone && (
        <Section id="figures" title={productPage.specifications.title} intro={sheet} tone={nextTone()}>
          {drawings}
        </Section>
      )}
      {/* The section of figures, if there is one, has the link to the sheet. */}
      <AskAbout product={product} tone={nextTone()} sheet={!hasTable && !hasDrawingsAlone && sheet} />
      {product.gallery.length > 0 && <Pictures product={product} tone={nextTone()} />}
      {faqs.length > 0 && (
        <Section id="faq" title={questions.title} tone={nextTone()} split>
          <FaqAccordion faqs={faqs} moreLabel={questions.showAll(faqs.length)} />
        </Section>
      )}
      {product.related.length > 0 && <RelatedProducts product={product} tone={nextTone()} />}
    </>
  );
}

/**
 * The page of a product (section 2). Its sections take as long to render as its top, and come after the first paint.
 */
export default function ProductScreen({ page }: { page: Page<'product'> }) {
  const { id, name } = page.content;
  return (
    <>
      <ProductHero page={page} />
      <AfterPaint>
        <Sections product={page.content} />
        <CallToActionBand title={request.title(name)} text={request.text} product={id} />
      </AfterPaint>
    </>
  );
}
