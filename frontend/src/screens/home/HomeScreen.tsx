import { CallToActionBand } from '../../components/Blocks';
import { Carousel } from '../../components/carousel/Carousel';
import { Section } from '../../components/Layout';
import { ProductCard } from '../../components/ProductCard';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { Testimonials } from '../../components/sections/Testimonials';
import type { ScreenProps } from '../props';
import { AboutBlock } from './AboutBlock';
import { Finder } from './Finder';
import { HeroCarousel } from './HeroCarousel';
import { Partners } from './Partners';
import { WhyChooseUs } from './WhyChooseUs';

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
        <Carousel
          label={existingProducts.title}
          layout="cards"
          pagination
          slides={products.map((card) => ({ key: card.id, content: <ProductCard card={card} /> }))}
        />
      </Section>
      <AboutBlock about={about} picture={aboutPicture} />
      <WhyChooseUs {...whyChooseUs} />
      <Partners title={partners.title} intro={partners.intro} marks={marks} />
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
