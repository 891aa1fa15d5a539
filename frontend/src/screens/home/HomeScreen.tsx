import { CallToActionBand } from '../../components/Blocks';
import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Layout';
import { ProductCarousel } from '../../components/ProductCarousel';
import { PictureBand } from '../../components/sections/PictureBand';
import { Points } from '../../components/sections/Points';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { Testimonials } from '../../components/sections/Testimonials';
import type { ScreenProps } from '../props';
import { Finder } from './Finder';
import { HeroCarousel } from './HeroCarousel';
import { LeadText } from './ui/LeadText';
import { MarkList } from './ui/MarkList';

/** Home (section 2). */
export function HomeScreen({ page }: ScreenProps<'home'>) {
  const {
    hero,
    heroPictures,
    finder,
    existingProducts,
    products,
    about,
    aboutPicture,
    whyChooseUs,
    partners,
    marks,
    team,
    members,
    testimonials,
    callToAction,
  } = page.content;
  return (
    <>
      <HeroCarousel slides={hero} pictures={heroPictures} />
      <Finder finder={finder} />
      <Section id="products" title={existingProducts.title} intro={existingProducts.intro} tone="soft">
        <ProductCarousel label={existingProducts.title} cards={products} pagination />
      </Section>
      <PictureBand id="about" title={about.title} picture={aboutPicture}>
        <LeadText paragraphs={about.paragraphs}>
          <ButtonLink variant="secondary" href={about.link.href}>
            {about.link.label}
          </ButtonLink>
        </LeadText>
      </PictureBand>
      <Section id="why-choose-us" title={whyChooseUs.title} tone="soft">
        <Points items={whyChooseUs.features} />
      </Section>
      <Section id="partners" title={partners.title} intro={partners.intro}>
        <MarkList marks={marks} />
      </Section>
      <Section id="team" title={team.title} intro={team.intro} tone="soft">
        <TeamCarousel label={team.title} members={members} />
      </Section>
      <Section id="testimonials" title={testimonials.title}>
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm={false} />
    </>
  );
}
