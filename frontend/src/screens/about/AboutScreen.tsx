import { CallToActionBand, Steps } from '../../components/Blocks';
import { Carousel } from '../../components/carousel/Carousel';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { ProductCard } from '../../components/ProductCard';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { GalleryCarousel } from '../../features/gallery/GalleryCarousel';
import type { ScreenProps } from '../props';
import { HowWeWork } from './HowWeWork';
import { TrustedBy } from './TrustedBy';
import { WhoWeAre } from './WhoWeAre';

/** About Us (section 2). */
export function AboutScreen({ page }: ScreenProps<'about'>) {
  const about = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={about.title} />
      <WhoWeAre {...about.whoWeAre} picture={about.pictures[0]} />
      <TrustedBy {...about.trustedBy} />
      <HowWeWork {...about.process} files={about.files} />
      <Section id="products" title={about.productsTitle} tone="soft">
        <Carousel
          label={about.productsTitle}
          layout="cards"
          slides={about.products.map((card) => ({ key: card.id, content: <ProductCard card={card} /> }))}
        />
      </Section>
      <Section id="why-choose-us" title={about.whyChooseUs.title}>
        <Steps items={about.whyChooseUs.points} />
      </Section>
      <Section id="team" title={about.teamTitle} tone="soft">
        <TeamCarousel label={about.teamTitle} members={about.members} />
      </Section>
      <Section id="gallery" title={about.gallery.title} intro={about.gallery.intro}>
        <GalleryCarousel label={about.gallery.title} pictures={about.pictures} />
      </Section>
      <CallToActionBand title={about.callToAction.title} text={about.callToAction.text} />
    </>
  );
}
