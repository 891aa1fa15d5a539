import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallToActionBand, Checklist, Steps } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { CallsToAction } from '../../components/CallsToAction';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { ProductCarousel } from '../../components/ProductCarousel';
import { Testimonials } from '../../components/sections/Testimonials';
import type { Page } from '../../content/page';
import { CustomizationTrigger } from '../../features/customization/CustomizationTrigger';
import { sections } from '../../routes/manifest';

/** The Products listing (section 2): a looping carousel of fifteen cards, services, testimonials, customization. */
export default function ProductsScreen({ page }: { page: Page<'products'> }) {
  const { title, intro, carouselTitle, cards, services, testimonials, customization, nextStep } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro[0]}>
        <CallsToAction existing={false} />
      </PageHeader>
      <Section id={sections.catalogue} title={carouselTitle} intro={intro.slice(1).join(' ')} carousel>
        <ProductCarousel label={carouselTitle} cards={cards} pagination firstView />
      </Section>
      <Section id="customization" title={customization.title} intro={customization.text} tone="soft">
        <Stack spacing={3}>
          <Typography variant="h3">{customization.asksTitle}</Typography>
          <Checklist items={customization.asks} />
          <ButtonRow>
            <CustomizationTrigger>{customization.open}</CustomizationTrigger>
            <ButtonLink variant="secondary" href={customization.logo.href}>
              {customization.logo.label}
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </Section>
      <Section id="services" title={services.title} intro={services.intro}>
        <Steps items={services.steps} />
      </Section>
      <Section id="testimonials" title={testimonials.title} tone="soft">
        <Testimonials testimonials={testimonials} />
      </Section>
      {/* Without View Existing Products, which links to this page. */}
      <CallToActionBand title={nextStep.title} text={nextStep.intro} existing={false} />
    </>
  );
}
