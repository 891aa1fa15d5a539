import { AskForm } from '../../components/AskForm';
import { Section, type Tone } from '../../components/Layout';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { productPage } from '../../content/product-page';
import { sections } from '../../routes/manifest';
import type { ScreenProps } from '../props';
import { FieldSheetLink } from './FieldSheetLink';
import { hasFigures } from './ProductDrawings';

const { title, intro, submit, ordering } = productPage.askAbout;

interface Props {
  product: ScreenProps<'product'>['page']['content'];
  tone: Tone;
}

/** Checkboxes for a product's open points, which go into the request; the FAQ page has what every order needs. */
export function AskAbout({ product, tone }: Props) {
  const { id, askAbout } = product;
  // Otherwise the section of figures has the link.
  const sheet = !hasFigures(product) && (
    <>
      {' '}
      <FieldSheetLink id={id} />
    </>
  );
  return (
    <Section
      id="ask-about"
      title={title}
      intro={
        <>
          {intro}
          {sheet}
        </>
      }
      tone={tone}
      split
    >
      <AskForm product={id} topics={askAbout} labelledBy="ask-about-title" submit={submit}>
        <SiteLink href={pathTo('faqs', sections.ordering)}>{ordering}</SiteLink>
      </AskForm>
    </Section>
  );
}
