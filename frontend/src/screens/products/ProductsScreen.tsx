import { CallToActionBand, Prose, Steps } from '../../components/Blocks';
import { CallsToAction } from '../../components/CallsToAction';
import { Carousel } from '../../components/Carousel';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { ProductCard } from '../../components/ProductCard';
import { Testimonials } from '../../components/Testimonials';
import { CustomizationTrigger } from '../../features/customization/CustomizationTrigger';
import type { ScreenProps } from '../screen';

/** The Products listing (section 2): a looping carousel of fifteen cards, services, testimonials, customization. */
export function ProductsScreen({ page }: ScreenProps<'products'>) {
  const { title, intro, carouselTitle, cards, services, testimonials, customization } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro[0]}>
        <CallsToAction existing={false} />
      </PageHeader>
      <Section id="product-form-section" title={carouselTitle}>
        <Prose paragraphs={intro.slice(1)} />
        <Carousel
          label={carouselTitle}
          layout="cards"
          pagination
          slides={cards.map((card) => ({ key: card.id, content: <ProductCard card={card} /> }))}
        />
      </Section>
      <Section id="customization" title={customization.title} intro={customization.text} tone="ice">
        <CustomizationTrigger>{customization.open}</CustomizationTrigger>
      </Section>
      <Section id="services" title={services.title} intro={services.intro}>
        <Steps items={services.steps} />
      </Section>
      <Section id="testimonials" title={testimonials.title} tone="ice">
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToActionBand
        title="Found one that fits?"
        text="Ask for it, or tell a solution specialist what you need to keep in range."
      />
    </>
  );
}
