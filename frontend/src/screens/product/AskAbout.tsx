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

/** What decides on this product, as ticks that go into the request; what every order needs is said on the FAQ page. */
export function AskAbout({ product, tone }: Props) {
  const { id, askAbout } = product;
  // Elsewhere the figures lead to the sheet.
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
